import { z } from "zod";
import { attacksOn } from "./attacks.ts";

/**
 * Runs the attackers in a process of their own until told to stop: in the neighbour's, the neighbour would wait for
 * them rather than for the site. Loading, compiling and the first connections come before the message "ready", so
 * that the neighbour's clock measures none of them.
 */

const { origin, picture, name, addresses, connections } = z
  .object({
    origin: z.string(),
    picture: z.string(),
    name: z.string(),
    addresses: z.number(),
    connections: z.number(),
  })
  .parse(JSON.parse(process.argv[2] ?? ""));

const attack = attacksOn(origin, picture)[name];
if (!attack) throw new Error(`No attack is called “${name}”.`);

let goesOn = true;
const stop = () => {
  goesOn = false;
};
process.once("message", stop);
// The neighbour has ended without a word.
process.once("disconnect", stop);

await attack("127.0.1.0");
process.send?.("ready");
await Promise.all(
  Array.from({ length: connections }, async (_, index) => {
    while (goesOn) await attack(`127.0.1.${index % addresses}`);
  }),
);
process.disconnect?.();
