import { listed } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Asked, Thing } from "../../../records/records.ts";
import { kindIn } from "../../../records/references.ts";
import { catalogue } from "../goods/catalogue.ts";
import { needOf } from "../goods/need.ts";
import { reply } from "../goods/product-reply.ts";

/** Finds products under a given weight: “I need under 1.5 kg for two, anything?”. */

const under =
  /\b(?:under|below|less than|max(?:imum)?(?: of)?|at most|up to|lighter than) (\d{1,4}(?:[.,]\d{1,2})?) ?(kg|kilos?|kilograms?|g|grams?)\b/;
const mostWords = 22;

export function byWeight(turn: Turn, { plain, focus, figures }: Asked): Outcome | undefined {
  const [, figure, unit = ""] = under.exec(plain) ?? [];
  // A temperature or price next to it asks for more than the weight.
  if (figure === undefined || plain.split(" ").length > mostWords) return undefined;
  const kind = kindIn(catalogue, plain) ?? focus.thing?.kind ?? focus.kind;
  if (kind === undefined) return undefined;
  const most = Number(figure.replace(",", ".")) * (unit.startsWith("k") ? 1000 : 1);
  const people = figures.people ?? needOf(turn).people;
  const fitting = catalogue.things.filter(
    (thing) =>
      thing.kind === kind &&
      (people === undefined ||
        thing.values.people === undefined ||
        Number(thing.values.people) >= people),
  );
  const [lightest] = fitting.toSorted((a, b) => weightOf(a) - weightOf(b));
  if (!lightest) return undefined;
  const found = fitting.filter((thing) => weightOf(thing) <= most);
  const forMany = people === undefined || kind !== "tent" ? "" : ` for ${people}`;
  return reply(
    turn,
    found.length > 0
      ? `Yes: ${listed(found.map(saidOf))}.`
      : `No, we don’t have one that light${forMany}. The lightest${forMany} is ${saidOf(lightest)}.`,
    found.length > 0 ? found : [lightest],
    false,
    "weight",
  );
}

const weightOf = ({ values }: Thing): number => Number(values.weight);
const saidOf = (thing: Thing): string => {
  const weight = weightOf(thing);
  return `the ${thing.name} (${weight >= 1000 ? `${weight / 1000} kg` : `${weight} g`}, $${thing.values.price})`;
};
