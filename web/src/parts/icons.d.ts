// What build/emblems.ts makes of the icon set.
declare module "~icons/game-icons/*" {
  const outline: string;
  export default outline;
}
