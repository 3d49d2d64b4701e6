import { listed } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Asked, Thing } from "../../../records/records.ts";
import { meantIn } from "../../../records/references.ts";
import { catalogue } from "../goods/catalogue.ts";
import { reply } from "../goods/product-reply.ts";

/** Answers whether one product fits into another, by packed size and volume. */

/** “The bag”, “the tent”: returns the last one mentioned of that kind, by either side. */
function lastOfKind({ plain, state }: Turn): Thing[] {
  const kind = /\bthe (?:sleeping )?bag\b/.test(plain)
    ? "sleeping bag"
    : /\bthe tent\b/.test(plain)
      ? "tent"
      : undefined;
  if (kind === undefined) return [];
  const said = [...state.exchanges].reverse().map(({ bot }) => bot.toLowerCase());
  const things = catalogue.things.filter((thing) => thing.kind === kind);
  for (const text of said) {
    const [found] = things
      .map((thing) => ({ thing, at: text.search(thing.named) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    if (found) return [found.thing];
  }
  return [];
}

const fitsInto =
  /\bfits? (?:in|into|inside)\b|\bgo(?:es)? (?:in|into|inside)\b|\bcarry (?:it|the|that|this)\b.*\b(?:in|with)\b|\bbig enough for the\b/;

/** Answers “does it fit into the Cairn 28” by packed size and volume. */
export function fits(turn: Turn, asked: Asked): Outcome | undefined {
  if (!fitsInto.test(asked.plain)) return undefined;
  const litres = Number(/\b(\d{1,3}) ?(?:l|lit(?:re|er)s?)\b/.exec(asked.plain)?.[1]);
  const [only] = [...lastOfKind(turn), ...meantIn(catalogue, asked), asked.focus.thing];
  if (litres > 0 && typeof only?.values.packed === "number" && only.values.packedSize)
    return reply(
      turn,
      `${only.values.packed <= litres ? "Yes" : "No"}: the ${only.name} packs to ${only.values.packedSize}, about ${only.values.packed} litres.`,
      [only],
    );
  const meant = [...meantIn(catalogue, asked), ...lastOfKind(turn)];
  const pack = meant.find(({ kind }) => kind === "pack");
  const bag = lastOfKind(turn)[0];
  const all = meant.filter(({ kind, values }) => kind !== "pack" && Number(values.packed) > 0);
  if (pack && all.length > 1) return together(turn, pack, all);
  const thing =
    bag ??
    meant.find(({ kind }) => kind !== "pack") ??
    (pack === asked.focus.thing ? undefined : asked.focus.thing);
  if (!pack || !thing) return undefined;
  const { packed, packedSize } = thing.values;
  if (typeof packed !== "number") return undefined;
  const volume = Number(pack.values.volume);
  const text =
    packed <= volume * mostOfPack
      ? `Yes, the ${thing.name} packs to ${packedSize}, about ${packed} litres of the ${volume} in the ${pack.name}.`
      : `No, the ${thing.name} packs to ${packedSize}, about ${packed} litres, and the ${pack.name} holds ${volume}.`;
  return reply(turn, text, [thing, pack]);
}

/** The part of a pack that one item may take, so that there is room for the rest. */
const mostOfPack = 0.6;

/** Whether several things fit into a pack side by side. */
function together(turn: Turn, pack: Thing, things: readonly Thing[]): Outcome {
  const litres = things.reduce((sum, { values }) => sum + Number(values.packed), 0);
  const volume = Number(pack.values.volume);
  const each = listed(things.map(({ name, values }) => `the ${name} ${String(values.packed)}`));
  return reply(
    turn,
    `${litres <= volume * mostOfPack ? "Yes" : "No"}, together they take about ${litres} of the ${volume} litres in the ${pack.name}: ${each}.`,
    [pack, ...things],
  );
}
