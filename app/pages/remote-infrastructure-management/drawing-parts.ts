import { range } from "#app/ui/drawing/geometry.ts";
import { failed, first, last, minutes } from "./alarm.ts";

export const samples = range(first, last, 400);

export const title =
  "Strip chart of one alarm: a check fails at minute 0, a second probe agrees at 1, a phone rings at 2, an engineer answers at 4, acts at 15, writes to you at 20, fails over at 23, sees five checks pass by 30, and gives the all-clear at 33.";

/** The results of the two probes, minute by minute. The second one fails a minute later. */
export const probes = [0, 1].map((probe) => ({
  passed: minutes.filter((minute) => !failed.has(minute) || minute < probe),
  failed: minutes.filter((minute) => failed.has(minute) && minute >= probe),
}));
