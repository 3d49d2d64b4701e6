import { counted, dollars } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Asked } from "../../../records/records.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { catalogue } from "../goods/catalogue.ts";
import { lately } from "../goods/focus.ts";
import { reply } from "../goods/product-reply.ts";

/** Recommends a larger tent when someone joins the customer. */

const joins = anywhere(wordList`
  joins?, joining, (comes?|coming|tags?) (too|along|with), (two|three|four|\d) of us,
  (with|and) my (gf|girlfriend|bf|boyfriend|wife|husband|friend|mate|partner|son|daughter|brother|sister|dad|mum|mom)
`);
/** Asks for a choice among several products. */
const chooses = /\b(?:cheapest|lightest|biggest|which|what)\b/;

export function joinedBy(turn: Turn, { plain, focus, figures }: Asked): Outcome | undefined {
  const { thing } = focus;
  if (
    thing?.kind !== "tent" ||
    !lately(turn) ||
    !joins.test(plain) ||
    chooses.test(plain) ||
    plain.split(" ").length > 12
  )
    return undefined;
  const people = figures.people ?? Number(/\b(\d) of us\b/.exec(plain)?.[1] ?? 2);
  const sleeps = Number(thing.values.people);
  if (sleeps >= people)
    return reply(
      turn,
      `It still works, since the ${thing.name} is made for ${counted(sleeps, "person", "people")}.`,
      [thing],
      false,
      "people",
    );
  const [next] = catalogue.things
    .filter(({ kind, values }) => kind === "tent" && Number(values.people) >= people)
    .sort((a, b) => Number(a.values.price) - Number(b.values.price));
  if (!next) return undefined;
  const stock =
    next.values.stock === "In stock" ? "" : `, ${String(next.values.stock).toLowerCase()}`;
  return reply(
    turn,
    `Go with the ${next.name}. It’s made for ${counted(Number(next.values.people), "person", "people")} and costs ${dollars(Number(next.values.price))}${stock}. The ${thing.name} fits ${counted(sleeps, "person", "people")}.`,
    [next, thing],
    false,
    "people",
  );
}
