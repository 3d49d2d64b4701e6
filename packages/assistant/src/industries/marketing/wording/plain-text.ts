import { capital } from "../../../dialogue/reply/reply.ts";
import { wordList } from "../../../understanding/word-list.ts";
import type { Copy } from "../copy/copy.ts";
import { spansOf, withoutSpans } from "../copy/own/spans.ts";
import { actSaid } from "../copy/promo/act.ts";
import { readerOf, withEmoji } from "../copy/promo/render.ts";
import { hookOf } from "../copy/promo/sentences.ts";
import { withTags } from "../copy/promo/tags.ts";
import { tradeOf } from "../copy/promo/trades.ts";
import { isLong, isPersonal } from "../drafts/channel.ts";
import { shareSaid } from "../drafts/said.ts";

/** A plain text of nothing but what the visitor told, in their own words and order, for the channel it goes to. */

const begins = wordList`we, you, I, it, there, they, he, she, that, this, (his|her|its) name, (my|our|your|the) [\p{L}’-]+ (is|are|was|will|has|have|can), please, call, reply, phone, e-?mail us, order, book, come, ask, bring, visit`;
/** Behind a comma a sentence of its own begins: “hall 2, we do Saturdays too”. */
const ownSentence = new RegExp(
  String.raw`,\s+(?:and |so |but )?(?=${begins}(?![\p{L}]))|\s+and that (?=\p{L})|\s+and (?=(?:please|call|we|you|it|there)\b)`,
  "giu",
);
const isClause = new RegExp(
  String.raw`\b(?:is|are|was|were|be|will|can|must|may|has|have|had|get|gets|do|does|go|goes|${begins.slice(3, -1)})\b`,
  "iu",
);
const mostOfTitle = 7;
/** “New yoga class, Tuesdays at 7pm, first lesson free”: what it is about stands before a colon. */
function titled(text: string): string {
  const [first = "", ...rest] = text.split(", ");
  return rest.length === 0 || !isTitle(first) || /^(?:no|without|and|or)\b/i.test(rest[0] ?? "")
    ? text
    : `${withoutOur(first)}: ${rest.join(", ")}`;
}
const withoutOur = (text: string): string => text.replace(/^our (?=\p{Ll})/u, "");

const isTitle = (text: string): boolean =>
  !isClause.test(text) && spansOf(text).length === 0 && text.split(" ").length <= mostOfTitle;

/** The sentences of a fact, without full stops. */
function sentencesOf(fact: string): string[] {
  const [first = "", second, ...rest] = fact
    .split(ownSentence)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\d]/u.test(one));
  return second !== undefined && isTitle(first)
    ? [`${withoutOur(first)}: ${second}`, ...rest]
    : [titled(first), ...(second === undefined ? [] : [second]), ...rest];
}

const stop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** How to reach the business, and who it is, where the sentences do not say it. */
function endsOf({ phone, mail, link, address }: Copy, said: string): string[] {
  const isSaid = (value: string | undefined): boolean =>
    value === undefined || said.includes(value);
  return [
    ...(isSaid(phone) ? [] : [`Call ${phone}.`]),
    ...(isSaid(mail) ? [] : [`Write to ${mail}.`]),
    ...(isSaid(link) ? [] : [`More at ${link}.`]),
    ...(isSaid(address)
      ? []
      : [`You’ll find us ${/^\d/.test(address ?? "") ? "at" : "in"} ${address}.`]),
  ];
}

const signature = ({ owner, name }: Copy, said: string): string[] =>
  [owner, name].filter((one) => one !== undefined && !said.includes(one)).map(String);

const openings = ["", "A quick note:", "Good to know:", "Just so you know:"];
const startsByName =
  /^(?:I\b|\p{Lu}{2}|\p{Lu}\p{Ll}+(?:’s)? \p{Lu}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/u;
const lower = (text: string): string =>
  startsByName.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Whether readers are told already what to do. */
const tellsHow =
  /\b(?:book|call|order|reply|message|phone|ring|come|visit|see you|preorder|sign up)\b/i;
const withSign = ({ channel, noEmoji, promo }: Copy, hook: string): string => {
  const sign =
    channel === "Instagram" || channel === "Facebook" ? tradeOf(promo?.trade)?.emoji : undefined;
  return noEmoji || sign === undefined ? hook : `${hook} ${sign}`;
};

/** The line above a letter: what it is about, without its day and hour. */
function subjectOf(fact: string): string {
  const [title = ""] = fact.split(/[:,]| and that? /);
  const bare = withoutSpans(
    title,
    spansOf(title).filter(({ of }) => of === "time"),
  );
  return capital(withoutOur(bare));
}

/**
 * Writes the text.
 *
 * @param copy who sends it, to whom and where, and what must not be in it.
 * @param facts what was told, a sentence each, without full stops.
 */
export function plainText(copy: Copy, facts: readonly string[]): string {
  const { channel, audience, tone, short } = copy;
  const told = facts
    .flatMap(sentencesOf)
    .filter((one) => !copy.banned.some((what) => shareSaid(one, what) >= 0.9));
  const valued = told.filter((one) => spansOf(one).length > 0);
  // A short text keeps what has a day or a price.
  const own = short ? (valued.length > 0 ? valued : told).slice(0, 1) : told;
  const said = own.join(" ");
  if (channel === "sign" || channel === "flyer")
    return [
      ...signature(copy, said),
      ...own.flatMap((one) => one.split(/[,:] (?=\D|\d)/)).map(capital),
      ...(short ? [] : endsOf(copy, said).map((one) => one.replace(/\.$/, ""))),
    ].join("\n");
  const isPromotion =
    spansOf(said).some(({ of }) => of === "amount") && copy.promo?.trade !== undefined && !short;
  const isHooked = tone === "fun" || (isPromotion && tone !== "formal" && !isPersonal(channel));
  const hook = isHooked ? hookOf(copy) : undefined;
  const ends = short ? [] : endsOf(copy, said);
  const opening = openings[copy.variant % openings.length] ?? "";
  const sentences = [
    ...(hook === undefined ? [] : [withSign(copy, hook)]),
    ...own.map((one, at) =>
      stop(at === 0 && opening !== "" ? `${opening} ${lower(one)}` : capital(one)),
    ),
    ...ends,
    ...(isPromotion && ends.length === 0 && !tellsHow.test(said) ? [actSaid(copy, said)] : []),
    ...(tone === "warm" || copy.long ? ["We’d love to see you."] : []),
    ...(copy.long ? ["If you have any questions, just ask."] : []),
  ];
  const body = sentences.join(" ");
  const signed = signature(copy, body);
  const who = readerOf(copy);
  const hello = tone === "formal" ? "Dear" : "Hi";
  if (isLong(channel)) {
    const subject = channel === "e-mail" ? `Subject: ${subjectOf(facts[0] ?? "")}\n\n` : "";
    return `${subject}${hello} ${who},\n\n${body}\n\n${tone === "formal" ? "Kind regards" : "Best wishes"},\n${signed.length === 0 ? "[your name]" : signed.join("\n")}`;
  }
  const end = signed.length === 0 ? "" : ` – ${signed.join(" from ")}`;
  const text =
    isPersonal(channel) && (channel !== undefined || audience !== undefined)
      ? `${hello} ${who}, ${lower(body)}${end}`
      : `${body}${end}`;
  return withTags(copy, withEmoji(copy, text));
}
