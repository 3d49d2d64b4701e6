import { capital } from "../../../dialogue/reply/reply.ts";
import type { FlowSlots } from "../../../dialogue/types.ts";
import type { Way } from "../business/kinds.ts";
import { isPersonal } from "./channel.ts";
import type { DraftKind } from "./kinds.ts";
import type { Part, Values } from "./recipe.ts";
import { says } from "./said.ts";
import { recipes } from "./texts.ts";

/** Assembles the parts of a text in the requested length, tone and detail on prices, with any additions. */
export function composed(
  kind: DraftKind,
  values: Values,
  style: FlowSlots,
  more: readonly string[],
): string {
  const recipe = recipes[kind];
  const parts = recipe.parts(
    style.noPrice === undefined ? values : withoutPrice(values),
    style.tone === "formal",
    Number(style.variant ?? 0),
  );
  if (recipe.list) return parts.map(({ text }) => `– ${text}`).join("\n");
  const fits = ({ of }: Part): boolean => {
    if (of === undefined) return true;
    if (style.length === "short")
      return of === "price" || (of === "greeting" && recipe.greets === true);
    return of !== "warm" || style.tone !== "formal" || kind === "price_change";
  };
  const used = parts.filter(fits);
  const all = withMore(style.length === "long" ? lengthened(used, kind, values) : used, more);
  const joined =
    kind === "board" ? all.map((line) => line.replace(/ ·$|\.$/, "")).join(" · ") : all.join(" ");
  const varied = greeted(joined, kind, style);
  const closed =
    style.tone === "fun"
      ? lively(joined, kind, Number(style.variant ?? 0))
      : style.tone === "warm" && kind !== "board" && style.length !== "short" && !/!/.test(joined)
        ? withWarmth(varied, warmth(kind, values))
        : varied;
  // A greeting ends with a comma, and the sentence continues in lower case: “Hi all, from 1 February …”.
  return closed
    .replace(
      /^((?:Hi|Dear|Hello) [^,]{1,40}, )([A-Z])(?=[a-z])(?!’|I’|(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter)\b)/,
      (all, hello: string, letter: string) =>
        startsWithName(all, closed, values) ? all : hello + letter.toLowerCase(),
    )
    .replace(/^./, (letter) => letter.toUpperCase());
}

/** A longer text adds how to get there, and who else may be interested. */
function lengthened(parts: readonly Part[], kind: DraftKind, values: Values): Part[] {
  if (!lighthearted.has(kind)) return [...parts];
  const { name, way, channel } = values;
  const isOpen = !isPersonal(channel);
  const intro = name === undefined ? "here’s what’s new with us." : `here’s what’s new at ${name}.`;
  const at = parts.findIndex(({ of }) => of === "greeting") + 1;
  const end = parts.findIndex(({ of }) => of === "close");
  const last = end === -1 ? parts.length : end;
  return [
    ...parts.slice(0, at),
    { text: isOpen ? capital(intro) : intro },
    ...parts.slice(at, last),
    {
      text:
        way === undefined
          ? "If you’d like to know more, just ask: we’re happy to help."
          : comesBy[way],
    },
    ...parts.slice(last),
    {
      text: isOpen
        ? "Know someone who’d like this too? Tag them."
        : "And if you know someone who’d like this too, please pass it on.",
    },
  ];
}
const comesBy: Readonly<Record<Way, string>> = {
  walk_in: "Come by whenever it suits you; we’re glad to show you round.",
  table: "Tell us how many of you there are, and we’ll find you a table.",
  booked: "Tell us which day suits you, and we’ll find a time that works.",
  called: "Tell us what you need, and we’ll find a time that works.",
  online: "Have a look round the shop, and ask if you’d like help choosing.",
};

const startsWithName = (hello: string, text: string, { names }: Values): boolean =>
  names.some((name) => text.slice(hello.length - 1).startsWith(name));

/** Adds sentences before the end of a text, within the quotation marks if it has its own. */
function withMore(parts: readonly Part[], more: readonly string[]): string[] {
  const texts = parts.map(({ text }) => text);
  const own = more.filter((line) => !says(texts.join(" "), line));
  if (own.length === 0) return texts;
  const end = parts.findIndex(({ of }) => of === "close" || of === "warm");
  const last = texts.at(-1) ?? "";
  if (end === -1 && last.endsWith("”"))
    return [...texts.slice(0, -1), `${last.slice(0, -1)} ${own.join(" ")}”`];
  const at = end === -1 ? texts.length : end;
  return [...texts.slice(0, at), ...own, ...texts.slice(at)];
}

const hello = /^(?:Hi|Hello|Dear) [^,]{1,40},\s*/;
const openers = ["", "good news:", "something for you:", "a quick one from us:"];

/** A warmer text asks how they are, and another version has a different opening. */
function greeted(text: string, kind: DraftKind, { tone, variant, length }: FlowSlots): string {
  const first = hello.exec(text)?.[0];
  if (first === undefined || !lighthearted.has(kind) || tone === "fun") return text;
  const rest = text
    .slice(first.length)
    .replace(/^(?:You|There|It|We|Your|The|On|From|Come|Book|In)\b/, (word) => word.toLowerCase());
  const opener = kind === "regulars" ? "" : (openers[Number(variant ?? 0) % openers.length] ?? "");
  const warm = tone === "warm" && length !== "short" ? "I hope you’re well! " : "";
  return `${first}${warm}${warm === "" ? opener : capital(opener)}${opener === "" ? "" : " "}${warm === "" || opener !== "" ? rest : capital(rest)}`;
}

const openings = ["Guess what?", "Big news!", "Psst…"];
const lighthearted: ReadonlySet<DraftKind> = new Set([
  "post",
  "message",
  "regulars",
  "newsletter",
  "invitation",
]);

/** A livelier text: an opening, an exclamation mark, an emoji. */
function lively(text: string, kind: DraftKind, variant: number): string {
  if (kind === "board") return `${text} 🎉`;
  if (!lighthearted.has(kind)) return text;
  const first = hello.exec(text)?.[0] ?? "";
  const rest = capital(text.slice(first.length)).replace(/\.(?=\s|$)/, "! 🎉");
  return `${first}${openings[variant % openings.length]} ${rest}`;
}

const withWarmth = (text: string, more: string): string =>
  text.includes(" Here’s the link:")
    ? text.replace(" Here’s the link:", ` ${more} Here’s the link:`)
    : `${text} ${more}`;

/** An additional sentence for a friendlier text. */
function warmth(kind: DraftKind, { walkIn, customers }: Values): string {
  if (kind === "review_reply") return "We would love to make it up to you!";
  if (kind === "price_objection") return "I really would like to keep you.";
  if (kind === "partner") return "It would be lovely to meet you!";
  if (kind === "closed") return "Thank you for being with us!";
  if (kind === "ask_review") return "Thank you so much!";
  return walkIn ? "We look forward to seeing you!" : `It is good to have ${customers} like you!`;
}

function withoutPrice(values: Values): Values {
  const { price: _price, oldPrice: _old, percent: _percent, ...rest } = values;
  return { ...rest, silent: true };
}
