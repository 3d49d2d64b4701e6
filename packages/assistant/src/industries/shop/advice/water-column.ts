import { listed } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Asked, Thing } from "../../../records/records.ts";
import { namedIn } from "../../../records/references.ts";
import { catalogue } from "../goods/catalogue.ts";
import { reply } from "../goods/product-reply.ts";

/** Gives the water column of flysheet and floor, for one tent or each. */

const asks =
  /\bhydrostatic\b|\bhh\b|\bwater column\b|\bhow many mm\b|\bmm\b.{0,12}\b(?:rating|rain|water|fly)\b/;
const ofFloor = /\b(?:floor|ground ?sheet|bathtub)\b/;
const column = /([\d,]+) mm/;

const figure = (thing: Thing, of: "water" | "floor"): string | undefined =>
  column.exec(String(thing.values[of] ?? ""))?.[1];
const shortName = ({ name }: Thing): string => name.replace(/ (?:tent|shelter)$/, "");

export function waterColumn(turn: Turn, { plain, focus, figures }: Asked): Outcome | undefined {
  if (!asks.test(plain)) return undefined;
  const tents = catalogue.things.filter(({ kind }) => kind === "tent");
  const named = namedIn(catalogue, plain).filter(({ kind }) => kind === "tent");
  const sized = tents.filter(({ values }) => Number(values.people) === figures.people);
  const [one, other] =
    named.length > 0
      ? named
      : sized.length > 0
        ? sized
        : focus.thing?.kind === "tent"
          ? [focus.thing]
          : tents;
  if (!one) return undefined;
  if (other === undefined) {
    const [fly, floor] = [figure(one, "water"), figure(one, "floor")];
    if (fly === undefined) return undefined;
    const below = floor === undefined ? "" : `, and its floor at ${floor} mm`;
    return reply(
      turn,
      `The ${shortName(one)}’s flysheet is rated at ${fly} mm${below}.`,
      [one],
      false,
      "waterproof",
    );
  }
  const of = ofFloor.test(plain) ? "floor" : "water";
  const all = tents.flatMap((tent) => {
    const mm = figure(tent, of);
    return mm === undefined ? [] : [`${shortName(tent)} ${mm} mm`];
  });
  return reply(
    turn,
    `${of === "floor" ? "Floors" : "Flysheets"}: ${listed(all)}.`,
    tents,
    false,
    "waterproof",
  );
}
