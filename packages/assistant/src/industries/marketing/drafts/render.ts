import { capital } from "../../../dialogue/reply/reply.ts";
import type { FlowSlots, Turn } from "../../../dialogue/types.ts";
import type { AdviceBook } from "../../../knowledge/questions/advice.ts";
import { offerSaid } from "./body.ts";
import { composed } from "./composed.ts";
import { framed } from "./frame.ts";
import { linesOf } from "./lines.ts";
import { readyLines } from "./ready.ts";
import type { Values } from "./recipe.ts";
import { says, shareSaid } from "./said.ts";
import { recipes } from "./texts.ts";
import { valuesOf } from "./values.ts";

/** Renders a draft: its recipe, additions, replacements and omissions. */
export function rendered(turn: Turn, draft: FlowSlots, book: AdviceBook): string {
  const values = valuesOf(turn.state, draft);
  const own = linesOf(draft.extra);
  const base = (more: readonly string[]): string => bodyOf(turn, draft, values, book, more);
  const first = base(own);
  const all = isList(draft, values) ? first : base([...own, ...unsaid(first, values, draft)]);
  const text = isList(draft, values) ? all : framed(all, values);
  const done = withCuts(withSwaps(text, linesOf(draft.swaps)), linesOf(draft.cut));
  return draft.noEmoji === undefined ? done : done.replace(/ ?\p{Extended_Pictographic}/gu, "");
}

export const isList = (draft: FlowSlots, { kind }: Values): boolean =>
  draft.ready === undefined && recipes[kind].list === true;

function bodyOf(
  turn: Turn,
  draft: FlowSlots,
  values: Values,
  book: AdviceBook,
  more: readonly string[],
): string {
  const ready = book.all.find(({ id }) => id === draft.ready)?.draft;
  if (ready === undefined) return composed(values.kind, values, draft, more);
  const style = {
    variant: Number(draft.variant ?? 0),
    ...(draft.length === undefined ? {} : { length: String(draft.length) }),
    ...(draft.tone === undefined ? {} : { tone: String(draft.tone) }),
  };
  return readyLines(ready, values, turn, style, more);
}

const apart: ReadonlySet<string> = new Set(["review_reply", "price_objection", "price_change"]);

/** Sentences for details that the recipe has no slot for. */
function unsaid(text: string, values: Values, draft: FlowSlots): string[] {
  const { offer, days, link, phone, address, kind } = values;
  if (apart.has(kind)) return [];
  const found: string[] = [];
  const misses = (phrase: string | undefined): phrase is string =>
    phrase !== undefined && !says(`${text} ${found.join(" ")}`, phrase);
  if (misses(offer)) found.push(offerSaid(values));
  if (misses(days) && draft.ready === undefined && values.date === undefined)
    found.push(`${capital(/day/i.test(days) && !/^every/i.test(days) ? `on ${days}` : days)}.`);
  if (misses(address))
    found.push(`You’ll find us ${/^\D*\d/.test(address) ? "at" : "in"} ${address}.`);
  if (misses(link)) found.push(`Here is the link: ${link}`);
  if (misses(phone)) found.push(`You can call us on ${phone}.`);
  if (
    draft.mobile !== undefined &&
    !/come to you/i.test(`${text} ${linesOf(draft.extra).join(" ")}`)
  )
    found.push(draft.mobile === "in my van" ? "I come to you in my van." : "I come to you.");
  return found;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function withSwaps(text: string, swaps: readonly string[]): string {
  return swaps.reduce((all, swap) => {
    const [from = "", to = ""] = swap.split("\t");
    const old = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(from)}(?![\\p{L}\\p{N}])`, "giu");
    return all.replace(old, (found) => (/^\p{Lu}/u.test(found) ? capital(to) : to));
  }, text);
}

/** Removes the sentences with unwanted content. */
function withCuts(text: string, cuts: readonly string[]): string {
  return cuts.reduce((all, cut) => {
    if (/^(?:the )?link$/i.test(cut))
      return all.replace(/(?: ?Here’s the link|:)? ?:? ?\[link\]\.?/g, "");
    const lines = all.split("\n").map((line) => lineWithout(line, cut));
    return lines
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
  }, text);
}

function lineWithout(line: string, cut: string): string {
  const literal = new RegExp(
    `,? ?(?:and |with )?(?<![\\p{L}\\p{N}])${escaped(cut)}(?![\\p{L}\\p{N}])`,
    "iu",
  );
  const left = line.split(/(?<=[.!?]) +/).flatMap((one) => {
    if (shareSaid(one, cut) < 1) return [one];
    const rest = one.replace(literal, "");
    // A word taken out of a sentence leaves a sentence only if most of it stays.
    return rest !== one && cut.split(" ").length <= 2 && rest.trim().split(" ").length >= 6
      ? [rest]
      : [];
  });
  return left.join(" ");
}
