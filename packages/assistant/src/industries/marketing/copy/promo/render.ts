import { capital } from "../../../../dialogue/reply/reply.ts";
import { isLong, isPersonal } from "../../drafts/channel.ts";
import { says, shareSaid } from "../../drafts/said.ts";
import type { Copy } from "../copy.ts";
import { unfaithful } from "../own/faithful.ts";
import type { Line } from "../own/line.ts";
import { ownPieces, ownTitle } from "../own/pieces.ts";
import { spansOf } from "../own/spans.ts";
import { actSaid } from "./act.ts";
import { choose, promoOf } from "./basics.ts";
import { fitted } from "./fitted.ts";
import { bioOf, descriptionOf, reviewOf } from "./forms-rendered.ts";
import { isNotice } from "./notice.ts";
import { occasionOf } from "./occasions.ts";
import { type Piece, senderOf } from "./pieces.ts";
import { detailsSaid, hookOf, mainSaid, whenOf } from "./sentences.ts";
import { withTags } from "./tags.ts";
import { tradeOf } from "./trades.ts";

/** Renders a promotion for its channel, in its tone and length. */

const warmth: readonly string[] = [
  "We’d love to see you.",
  "You’re always welcome here.",
  "Come as you are, we look forward to it.",
];

/** What the record of a promotion makes into sentences. */
function recordPieces(copy: Copy): Piece[] {
  const main = mainSaid(copy);
  const told = [
    ...copy.statements.map((line) =>
      copy.noReason ? line.replace(/,? (?:because|due to|since)\b.*$/i, ".") : line,
    ),
    ...detailsSaid(copy),
  ];
  // A notice names its day, if no sentence has it.
  const day = copy.on ?? copy.from;
  if (main.length === 0 && day !== undefined && !says(told.join(" "), day))
    told.push(`${capital(whenOf(copy))}.`);
  const first = told[0];
  if (main.length === 0 && first !== undefined && copy.variant > 0)
    told[0] = `${choose(["Good to know:", "A quick note:", "In case you missed it:"], copy.variant - 1)} ${lower(first)}`;
  return [
    ...main.map((text) => ({ text, of: "main" }) as const),
    ...told.map((text) => ({ text, of: "told" }) as const),
  ];
}

/** The sentences of a text around what it tells. */
function withEnds(copy: Copy, content: readonly Piece[]): Piece[] {
  const isPlain = isNotice(copy);
  const hook =
    isPlain || copy.tone === "formal" || content.some(({ of }) => of === "line")
      ? undefined
      : hookOf(copy);
  const act = isPlain ? "" : actSaid(copy, content.map(({ text }) => text).join(" "));
  const own: Piece[] = [
    ...(hook === undefined
      ? []
      : [{ text: hook, of: copy.tone === "fun" ? "line" : "hook" } as const]),
    ...content,
    ...(copy.tone === "warm" || copy.long
      ? [{ text: choose(warmth, copy.variant), of: "warm" } as const]
      : []),
    ...(act === "" ? [] : [{ text: act, of: "act" } as const]),
  ];
  // What is cut is taken out of the visitor’s own lines already.
  return own.filter(
    (piece) =>
      (copy.told?.insists === true && content.includes(piece)) ||
      !copy.banned.some((what) => shareSaid(piece.text, what) >= 0.9),
  );
}

/** The lines to write from, where the sentences of the record do not say all that was told. */
function ownLines(copy: Copy): readonly Line[] | undefined {
  const { told } = copy;
  if (told === undefined || told.lines.length === 0) return undefined;
  const { told: _told, ...record } = copy;
  const isSure =
    promoOf(copy).details.length === 0 &&
    isAbout(copy, told.lines) &&
    !told.insists &&
    !isNotice(copy) &&
    unfaithful(joined(record, piecesOf(record)), told.lines, copy) === undefined;
  return isSure ? undefined : told.lines;
}

/** Whether what the record takes for the matter and the offer of the text was told for it. */
function isAbout(copy: Copy, lines: readonly Line[]): boolean {
  const { offer, news, items } = promoOf(copy);
  const told = [copy.name, ...lines.map(({ text }) => text)].join(" ");
  const all = [offer, news, ...items.map(({ what }) => what)].filter((one) => one !== undefined);
  return (
    all.every((one) => shareSaid(told, one) > 0.8) &&
    (copy.what === undefined || shareSaid(told, copy.what) >= 0.5)
  );
}

function piecesOf(copy: Copy): Piece[] {
  const lines = ownLines(copy);
  if (lines === undefined) return withEnds(copy, recordPieces(copy));
  // The days stand in the lines.
  const { until: _until, on: _on, from: _from, ...rest } = copy;
  return withEnds(rest, ownPieces(copy, lines));
}

/** Ends that a short text does without. */
const courtesy = /^(?:Questions\?|Just come in|Come in|Ask inside|Drop in|See you)/;
const bodyOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(" ");

/** Returns the text of a promotion, without quotation marks. */
export function renderPromo(copy: Copy): string {
  const promo = promoOf(copy);
  if (promo.form === "bio") return bioOf(copy);
  if (promo.form === "review") return reviewOf(copy);
  const limit = promo.limit;
  const all = piecesOf(copy).filter(
    ({ of, text }, _index, { length }) =>
      !copy.short ||
      of === "main" ||
      of === "line" ||
      (of === "act" && (length < 2 || !courtesy.test(text))) ||
      (of === "warm" && copy.tone === "warm") ||
      (of === "told" &&
        (copy.statements.length > 0 || copy.told?.insists === true || spansOf(text).length > 0)),
  );
  const pieces = promo.form === "description" ? descriptionOf(copy, all) : all;
  // Of a letter, its sentences are counted.
  const text = isLong(copy.channel)
    ? joined(copy, fitted(pieces, (some) => bodyOf(some), limit).left)
    : fitted(pieces, (some) => joined(copy, some), limit).text;
  return withTags(copy, withEmoji(copy, text));
}

/** A picture sign behind the first sentence or line, where one was asked for and the channel has none of its own. */
export function withEmoji(copy: Copy, text: string): string {
  const { promo, noEmoji, channel } = copy;
  if (
    (promo?.emoji !== true && copy.tone !== "fun") ||
    noEmoji ||
    /\p{Extended_Pictographic}/u.test(text)
  )
    return text;
  const sign = emojiOf(copy) ?? (copy.tone === "fun" ? "😄" : "🙂");
  return isLong(channel)
    ? text.replace(/(?<=,\n\n[^\n]{1,400}?[.!?])(?=\s)/, ` ${sign}`)
    : text.replace(/$/m, ` ${sign}`);
}
const emojiOf = ({ promo }: Copy): string | undefined =>
  occasionOf(promo?.occasion)?.emoji ?? tradeOf(promo?.trade)?.emoji;

function joined(copy: Copy, pieces: readonly Piece[]): string {
  const { channel, name } = copy;
  if (channel === "sign" || channel === "flyer") return onSign(copy, pieces);
  const limit = promoOf(copy).limit;
  const byLine = limit?.of === "lines" ? "\n" : " ";
  const texts = pieces.map((piece, index) => decorated(copy, piece, index));
  const body = texts.join(byLine);
  const sender = senderOf(copy);
  if (isLong(channel))
    return asLetter(
      copy,
      pieces.map(({ text }) => text),
    );
  if (
    (channel === undefined ? copy.audience !== undefined : isPersonal(channel)) &&
    limit?.of !== "characters" &&
    limit?.of !== "words"
  ) {
    const who = readerOf(copy);
    return `${copy.tone === "formal" ? "Dear" : "Hi"} ${who}, ${sender === undefined || body.includes(sender) ? lower(body) : `it’s ${sender}. ${body}`}`;
  }
  if (name !== undefined && !body.includes(name))
    return `${body} – ${[copy.owner, name].filter(Boolean).join(", ")}`;
  return copy.owner === undefined || body.includes(copy.owner) ? body : `${body} – ${copy.owner}`;
}
/** Messages go to one reader at a time, unless a group is named. */
export const readerOf = ({ audience }: Copy): string =>
  audience === undefined || everyReader.test(audience) || /^an? /i.test(audience)
    ? "[name]"
    : audience;
const everyReader =
  /^(?:\p{L}{1,20} ){0,6}(?:customers?|clients?|guests?|members?|students?|patients?|regulars?|list|users?|visitors?|pupils?)$/iu;
const lower = (text: string): string =>
  /^(?:I\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\p{Lu}{2}|\p{Lu}\p{Ll}+ \p{Lu}|(?!Hand|Home|Self|Pre|Half|Full|Gluten|Sugar)\p{Lu}\p{Ll}+-style)/u.test(
    text,
  )
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

/** A post has a picture sign behind its first sentence, unless none is wanted. */
function decorated(copy: Copy, { text, of }: Piece, index: number): string {
  const { channel, noEmoji, tone, promo } = copy;
  const fits = tone === "fun" || channel === "Instagram" || channel === "Facebook";
  if (
    index > 0 ||
    noEmoji ||
    !(fits || promo?.emoji === true) ||
    tone === "formal" ||
    promo?.form === "description"
  )
    return text;
  const emoji = emojiOf(copy) ?? (promo?.emoji === true ? "🙂" : "");
  return of === "act" ? text : `${text} ${emoji}`.trim();
}

/** One line each, without full stops: the main thing first, the name and how to come last. */
function onSign(copy: Copy, pieces: readonly Piece[]): string {
  const lines = pieces
    .filter(
      ({ of }) =>
        of !== "hook" ||
        copy.promo?.occasion !== undefined ||
        copy.tone === "fun" ||
        copy.tone === "warm",
    )
    .map(({ text, of }) =>
      (of === "hook"
        ? text
        : text.replace(/^(?:Get|Enjoy|There’s|It’s|Treat yourself:) (?=\S)/, "")
      ).replace(/\.$/, ""),
    )
    .map(capital);
  const all = lines.join("\n");
  return copy.name === undefined || all.includes(copy.name) ? all : `${copy.name}\n${all}`;
}

/** The subject line of a promotion as an e-mail. */
export function promoTitle(copy: Copy): string {
  const { offer, terms, news, opening, occasion, items, trade } = promoOf(copy);
  const [item] = items;
  const at = copy.name === undefined ? "" : ` at ${copy.name}`;
  if (opening !== undefined)
    return `${copy.name ?? "We"} ${copy.name === undefined ? "are" : "is"} opening${copy.on === undefined ? "" : `: ${copy.on}`}`;
  if (offer !== undefined)
    return capital(`${offer}${terms === undefined || terms.length > 30 ? "" : ` ${terms}`}`);
  if (news !== undefined) return `New${at}: ${news}`;
  if (item !== undefined)
    return capital(`${item.what}${item.from ? " from" : " for"} ${item.price}`);
  if (copy.what !== undefined) return capital(copy.what.replace(/^(?:our|the|my) /i, ""));
  const feast = occasionOf(occasion)?.name;
  if (feast !== undefined) return `${capital(feast)}${at}`;
  const thing = tradeOf(trade)?.thing;
  return thing === undefined ? `News${at}` : `${capital(thing)}${at}`;
}

/** Another subject line on request, for the same text. */
function subjectOf(copy: Copy): string {
  const at = promoOf(copy).subject ?? 0;
  const title = ownTitle(ownLines(copy) ?? []) ?? promoTitle(copy);
  const name = copy.name ?? tradeOf(promoOf(copy).trade)?.thing;
  return at === 0
    ? title
    : choose(
        [
          `For you: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
          name === undefined ? `Good news: ${title}` : `${capital(name)}: ${title}`,
          `Have you heard? ${title}`,
        ],
        at - 1,
      );
}

function asLetter(copy: Copy, sentences: readonly string[]): string {
  const lines = [copy.owner, copy.name].filter((one) => one !== undefined);
  const who = readerOf(copy);
  const subject = copy.channel === "e-mail" ? `Subject: ${subjectOf(copy)}\n\n` : "";
  const greeting = copy.tone === "formal" ? `Dear ${who},` : `Hi ${who},`;
  return `${subject}${greeting}\n\n${sentences.join(" ")}\n\n${copy.tone === "formal" ? "Kind regards," : "Best wishes,"}\n${lines.length === 0 ? "[your name]" : lines.join("\n")}`;
}
