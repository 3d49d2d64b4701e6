import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { attacksOn } from "./attacks.ts";

/**
 * Runs the attackers in a thread of their own until told to stop: in the neighbour's thread, the neighbour would wait
 * for them rather than for the site.
 */

const { origin, picture, name, addresses, connections } = z
  .object({
    origin: z.string(),
    picture: z.string(),
    name: z.string(),
    addresses: z.number(),
    connections: z.number(),
  })
  .parse(workerData);

const attack = attacksOn(origin, picture)[name];
if (!attack) throw new Error(`No attack is called “${name}”.`);

let goesOn = true;
parentPort?.once("message", () => {
  goesOn = false;
});
await Promise.all(
  Array.from({ length: connections }, async (_, index) => {
    while (goesOn) await attack(`127.0.1.${index % addresses}`);
  }),
);
