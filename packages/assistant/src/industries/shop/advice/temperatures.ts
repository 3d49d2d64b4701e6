import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Asked, Thing } from "../../../records/records.ts";
import { namedIn } from "../../../records/references.ts";
import { catalogue } from "../goods/catalogue.ts";
import { degrees } from "../goods/cold.ts";
import { reply } from "../goods/product-reply.ts";
import { type Norm, normOf } from "../goods/warmth.ts";

/** Answers experts' questions about the comfort and limit temperatures of sleeping bags. */

const speaksOfNorm = /\b(?:comfort\w*|limit|(?:en|iso) ?\d{4,5})\b/;
const asksWhichKind = /\b(?:comfort|limit)\b.*\bor\b.*\b(?:comfort|limit|temp\w*)\b/;
const seeksOne =
  /\b(?:any|anything|something|have|got|need|want|looking for|which|is there|sell)\b/;
const ofStandard = /\b(?:en|iso)[ -]?\d{4,5}(?:-\d)?\b/g;
const figure = /(?<![\w\d.])(minus |[-−])?(\d{1,2})(?![\d.,]|\s?(?:kg|g|litres?|dollars|bucks)\b)/;

const bags = catalogue.things.filter((thing) => normOf(thing, "comfort") !== undefined);

/** The temperature in a message, negative if a sign or word says so. */
function figureIn(plain: string): number | undefined {
  const [, sign, digits] = figure.exec(plain.replace(ofStandard, " ")) ?? [];
  return digits === undefined ? undefined : Number(digits) * (sign === undefined ? 1 : -1);
}

export function temperatures(turn: Turn, { plain, focus }: Asked): Outcome | undefined {
  if (!speaksOfNorm.test(plain) || plain.split(" ").length > 26) return undefined;
  const wanted = figureIn(plain);
  const [named] = namedIn(catalogue, plain);
  if (wanted !== undefined && asksWhichKind.test(plain)) {
    const bag = [named, focus.thing, ...bags].find(
      (one) =>
        one !== undefined &&
        norms.some((norm) => Math.abs(normOf(one, norm) ?? 99) === Math.abs(wanted)),
    );
    const norm = bag && norms.find((one) => Math.abs(normOf(bag, one) ?? 99) === Math.abs(wanted));
    return bag && norm
      ? reply(
          turn,
          `${degrees(normOf(bag, norm) ?? 0)} is the ${norm} of the ${bag.name}; its ${other[norm]} is ${degrees(normOf(bag, other[norm]) ?? 0)}.`,
          [bag],
          false,
          "warmth",
        )
      : undefined;
  }
  return wanted !== undefined && seeksOne.test(plain) ? warmerThan(turn, plain, wanted) : undefined;
}

const norms: readonly Norm[] = ["comfort", "limit"];
const other: Readonly<Record<Norm, Norm>> = { comfort: "limit", limit: "comfort" };

/** Answers whether there is a bag with this comfort or limit temperature, and which is closest. */
function warmerThan(turn: Turn, plain: string, wanted: number): Outcome | undefined {
  const norm: Norm = /\bcomfort\b/.test(plain) && !/\blimit\b/.test(plain) ? "comfort" : "limit";
  const by = (thing: Thing) => normOf(thing, norm) ?? 99;
  const [warmest] = bags.toSorted((a, b) => by(a) - by(b));
  const [enough] = bags.filter((thing) => by(thing) <= wanted).toSorted((a, b) => by(b) - by(a));
  if (!warmest) return undefined;
  const has = (thing: Thing) =>
    `comfort ${degrees(normOf(thing, "comfort") ?? 0)}, limit ${degrees(normOf(thing, "limit") ?? 0)}, $${thing.values.price}`;
  return reply(
    turn,
    enough
      ? `Yes, the ${enough.name}: ${has(enough)}.`
      : `No, none with a ${norm} of ${degrees(wanted)}. The warmest is the ${warmest.name}: ${has(warmest)}. For that kind of cold, you’d need one from another store.`,
    [enough ?? warmest],
    false,
    "warmth",
  );
}
