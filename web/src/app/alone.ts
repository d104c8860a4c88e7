// A game against bots, without a lobby: opens a table, joins it and begins, all in one go.
import { freeLook } from "../parts/looks.ts";
import { join, open, Refusal } from "../wire/http.ts";
import { type Listener, Socket } from "../wire/socket.ts";
import { firstChoice, type Offer } from "./posters.ts";

/** Begin this game with bots that suit a first one; its code. */
export async function playAlone(offer: Offer, name: string, language: string): Promise<string> {
  const choice = firstChoice([offer], language);
  if (!choice) throw new Refusal("error");
  const [fewest = choice.players] = offer.card.players; // a first game is short
  const { code } = await open({ ...choice, players: fewest });
  await join(code, name, freeLook([]));
  await begin(code, offer.card.first_bot);
  return code;
}

/** Tell the table to begin as soon as it listens; after a gap we tell it again, and it may have begun. */
function begin(code: string, bot: string): Promise<void> {
  return new Promise((done, fail) => {
    const settle = (socket: Socket, refused?: string): void => {
      socket.close();
      if (refused === undefined || refused === "not-in-lobby") done();
      else fail(new Refusal(refused));
    };
    const listener: Listener = {
      heard: (message) => {
        if (message.type !== "welcome") return;
        void socket.send({ type: "start", bot }).then((reply) => {
          if (reply.type !== "refused") settle(socket);
          else if (reply.code !== "connection-lost") settle(socket, reply.code);
        });
      },
      line: () => undefined,
      have: () => ({ game: 0, news: 0 }),
      isWorthTrying: () => Promise.resolve(true),
    };
    const socket = new Socket(code, "seat", listener);
  });
}
