// Loads the question of who somebody is, for the lobby: its parts are not listed in the phone's own file.
export default (await import("./WhoAmI.svelte")).default;
