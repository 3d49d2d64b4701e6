import { isNo, isThanks, isYes } from "../../../../dialogue/message/answers.ts";
import type { FlowSlots, Turn } from "../../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../../understanding/word-list.ts";
import { briefIn } from "../brief/brief.ts";
import { streetAlone } from "../brief/contact.ts";
import { countIn } from "../brief/count.ts";
import { withoutNaming } from "../brief/naming.ts";
import { listAfterColon } from "../brief/segments.ts";
import { isToWriter } from "../brief/to-writer.ts";
import { channelNamed } from "../channel.ts";
import { linesOf, withLine } from "../lines.ts";
import { ordered, saidOnce } from "../ordered.ts";
import { says, shareSaid } from "../said.ts";
import { statement } from "../voice.ts";
import { applied, type Render, withDetails } from "./apply.ts";
import { clausesOf, type Edit, editIn } from "./edit.ts";
import { elsewhere, fillers, isNews, remark, value } from "./news.ts";
import { phrasesBeside } from "./phrases-beside.ts";
import { quotedAway, valuePutRight, withoutQuoted } from "./put-right.ts";

/** Interprets a message after a text as changes to it. */

const redo = anywhere(
  wordList`re-?do, re-?write, re-?draft, re-?word, re-?phrase, do (it|that|the \w+) again, write (it|that|the \w+) again, try again, start (it|the \w+) again, fix it, change it`,
);
const nice = wordList`that's, thats, that is, it's, its, looks?, sounds?, i, will, we, so, much, very, really, a lot, love, like, it, this, that, great, good, nice, perfect, lovely, brilliant, fab, fantastic, super, excellent, better, awesome, ok, okay, cool, thanks, thank you, cheers, ta, amazing, wow, happy, with, exactly, what, wanted, done, works, for me, now, haha, lol, send, sending, going to, gonna, ill, i'll, use, using, tomorrow, today, tonight, later, then, and, already, yes, sent`;
const praise = new RegExp(`^(?:${nice}\\b[\\s,.!]*)+$`, "i");
/** “Soapy Paws” alone, in capitals, is the name of the business. */
const isName = /^\p{Lu}[\p{L}'’]+(?: (?:&|and|of|the) | )\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?$/u;

/** A clause without a verb belongs to the preceding change: “you left out the clip. and my name”. */
function editsOf(clauses: readonly string[], isNext: boolean, text: string): Edit[] {
  const edits: Edit[] = [];
  for (const whole of clauses) {
    // The name of the business is a value, not a sentence of the text.
    const clause = withoutNaming(whole);
    if (clause === "") continue;
    const title = isNext && isName.test(clause) ? clause : undefined;
    if (title !== undefined) continue;
    const edit = (isNext ? valuePutRight(clause, text) : undefined) ?? editIn(clause);
    const last = edits.at(-1);
    if (edit) edits.push(edit);
    else if (
      last &&
      (last.does === "add" || last.does === "forgot" || last.does === "cut") &&
      /^(?:and|also|or|plus) /i.test(clause)
    )
      edits.push({ does: last.does, what: clause.replace(/^(?:and|also|or|plus) /i, "") });
    else if (isNext && isNews(clause))
      edits.push({ does: "add", what: clause.replace(fillers, "") });
  }
  return edits.map((edit) => pointedAt(edit, text)).flatMap(several);
}

const lastOrFirst = /^(?:the )?(last|first) (?:sentence|line|bit|part)$/i;
const signsOff = /^[-–]|\[your name\]|^(?:best|kind|warm) /i;
/** “The last sentence” means the one in the text. */
function pointedAt(edit: Edit, text: string): Edit {
  const which = edit.does === "cut" ? lastOrFirst.exec(edit.what)?.[1] : undefined;
  if (which === undefined) return edit;
  const sentences = text
    .split(/(?<=[.!?])\s+|\n+|\s·\s/)
    .map((one) => one.replace(/^[“\s]+|[”.!?\s]+$/g, ""))
    .filter((one) => one.includes(" ") && !signsOff.test(one));
  const what = which.toLowerCase() === "last" ? sentences.at(-1) : sentences[0];
  return what === undefined ? edit : { does: "cut", what };
}

/** “My name and the roof”: two things to add. */
const several = (edit: Edit): Edit[] => {
  if (edit.does !== "add" && edit.does !== "forgot" && edit.does !== "cut") return [edit];
  const listed = edit.what.split(/,\s+/);
  // “Say what we repair, opening 1 February”: an instruction, and content.
  if (listed.length > 1 && listed.some(isToWriter))
    return listed.filter((part) => !isToWriter(part)).map((what) => ({ does: edit.does, what }));
  const parts = edit.what.split(
    /,? (?:and|&|\+) (?=(?:my|our|the|that|we|it) )|, (?=(?:my|our|the|a) )/i,
  );
  return parts.flatMap((part) => {
    const what = part.replace(/^that (?=we|i|you|it|they)/i, "").trim();
    return /^(?:it|that|this|them|in|)$/i.test(what) ? [] : [{ does: edit.does, what }];
  });
};

const asksAboutText = /\b(?:text|message|mail|e-?mail|post|letter|draft|it|in there)\b/i;

/** Returns the draft as a message changes it; undefined if the message is about something else. */
export function edited(
  turn: Turn,
  draft: FlowSlots,
  render: Render,
  { isNext }: { readonly isNext: boolean },
): FlowSlots | undefined {
  const { now } = turn;
  const text = render(draft);
  const away = isNext ? quotedAway(turn.message, text) : undefined;
  const message = withoutQuoted(turn.message);
  if (isYes(message) || isNo(message) || isThanks(message) || praise.test(message))
    return undefined;
  const isRedo = redo.test(message);
  const list = isRedo || /:\s/.test(message) ? listAfterColon(message) : [];
  if (list.length > 0 && (isRedo || isNext)) return withList(draft, list, turn, render);
  const clauses = clausesOf(message);
  const found = [
    ...(away === undefined ? [] : [{ does: "cut", what: away } as const]),
    ...editsOf(clauses, isNext, text),
    ...forChannel(turn.message, clauses, draft),
  ];
  const edits = found.filter(
    (edit) => !isQuestion(edit, message, draft, render) && !isRemark(edit, message, draft, render),
  );
  if (edits.length === 0 && elsewhere.test(turn.plain)) return undefined;
  if (
    !isNext &&
    !edits.some(({ does }) => does !== "style") &&
    !asksAboutText.test(message) &&
    edits.length === 0
  )
    return undefined;
  const telling = isNext ? clauses.filter((clause) => !remark.test(clause.toLowerCase())) : [];
  const stated = toldBeside(edits.length > 0 ? clauses : telling, edits, now);
  if (edits.length === 0 && Object.keys(stated).length === 0)
    return isRedo && isNext ? { ...draft, variant: Number(draft.variant ?? 0) + 1 } : undefined;
  const count = countIn(turn.message);
  const beside = isNext ? telling.flatMap((clause) => phrasesBeside(clause, now)) : [];
  const begun = withDetails(count === undefined ? draft : { ...draft, count }, stated);
  const all = edits.reduce((last, edit) => applied(last, edit, turn, render), begun);
  const lines = beside.reduce((own, line) => withLine(own, line), String(all.extra ?? ""));
  return saidOnce(lines === "" ? all : { ...all, extra: lines });
}

/** “Shorter, for WhatsApp”: a style and a channel. */
function forChannel(message: string, clauses: readonly string[], { medium }: FlowSlots): Edit[] {
  const channel = channelNamed(message);
  const isStyle = clauses.some((clause) => editIn(clause)?.does === "style");
  return channel === undefined || channel === medium || !isStyle
    ? []
    : [{ does: "channel", channel }];
}

const asksSwap =
  /\b(?:change|replace|swap|switch|turn|say|put|write|use|make|instead|rather than|i (?:said|meant))\b/i;
/** “I’m not sure” does not replace anything in the text. */
const isRemark = (edit: Edit, message: string, draft: FlowSlots, render: Render): boolean =>
  edit.does === "swap" &&
  !asksSwap.test(message) &&
  !says(`${Object.values(draft).join(" ")} ${render(draft)}`, edit.from) &&
  !(value.test(edit.from) && value.test(edit.to));

/** “What about Instagram?” changes the text only if it names a detail given for it. */
function isQuestion(edit: Edit, message: string, draft: FlowSlots, render: Render): boolean {
  if (edit.does === "style" || edit.does === "channel") return false;
  if (edit.does === "forgot")
    return (
      /\b(?:what|how) about\b/i.test(message) &&
      !says(`${Object.values(draft).join(" ")} ${render(draft)}`, edit.what) &&
      !/\bname|number|link|address|price/i.test(edit.what)
    );
  return (
    message.includes("?") &&
    elsewhere.test(message.toLowerCase()) &&
    !/\b(?:can|could|would|will) (?:you|u)\b/i.test(message)
  );
}

/** The sender and contact details, given along with the changes. */
function toldBeside(clauses: readonly string[], edits: readonly Edit[], now: Date): FlowSlots {
  const changed = edits
    .map((edit) => ("what" in edit ? edit.what : "from" in edit ? `${edit.from} ${edit.to}` : ""))
    .join(" ");
  const found: FlowSlots = {};
  for (const clause of clauses) {
    if (shareSaid(changed, clause) === 1 && edits.length > 0) continue;
    const { owner, link, phone, address, mail, offer, terms, days, hours, mobile, ...more } =
      briefIn(clause, now);
    const name = isName.test(clause) ? clause : more.name;
    for (const [field, value] of Object.entries({
      owner,
      name,
      deadline: more.deadline,
      link,
      phone,
      address,
      mail,
      offer,
      terms,
      days,
      hours,
      mobile,
    }))
      if (value !== undefined) found[field] = value;
  }
  return found;
}

/** Rewrites the text from a list of content, keeping sender and channel. */
function withList(
  draft: FlowSlots,
  list: readonly string[],
  turn: Turn,
  render: Render,
): FlowSlots {
  const kept: FlowSlots = {};
  for (const field of [
    "kind",
    "owner",
    "name",
    "medium",
    "tone",
    "to",
    "mobile",
    "variant",
    "currency",
    "google",
    "link",
    "phone",
    "written",
  ])
    if (draft[field] !== undefined) kept[field] = draft[field];
  const next = list.reduce((all, part) => withPart(all, part, turn, render), kept);
  return ordered(next);
}

export const isTitle =
  /^(?:\p{Lu}[\p{L}\p{N}'’&.-]*)(?: (?:of|and|the|&|\p{Lu}[\p{L}\p{N}'’&.-]*)){0,4}$/u;

/** “Order by dec 20” is said where the text ends. */
const onlyDeadline =
  /^(?:please )?(?:orders?|book|reserve|sign up|reply|ends|valid|last orders?)?(?: (?:it|them|yours|one))? ?(?:by|until|till|before)? (?:\w+ )?\d{1,2}(?:st|nd|rd|th)?(?: \w+)?$/i;
/** “Lotus studio” is who invites. */
const placeNamed =
  /^\p{Lu}[\p{L}’'&-]+(?: \p{Lu}[\p{L}’'&-]+)? (?:studio|salon|cafe|café|bakery|restaurant|bistro|gym|shop|store|bar|clinic|garage)$/u;

/** Adds one item of a list: a name, a detail, or content in the visitor's words. */
export function withPart(draft: FlowSlots, part: string, turn: Turn, render: Render): FlowSlots {
  if (isToWriter(part)) return draft;
  const { now } = turn;
  const { thing, ...stated } = briefIn(part, now);
  if (withoutNaming(part) === "") return withDetails(draft, stated);
  if (stated.deadline !== undefined && onlyDeadline.test(part)) return withDetails(draft, stated);
  const place = placeNamed.exec(part.trim())?.[0];
  if (place !== undefined && draft.name === undefined) return { ...draft, name: place };
  const street = streetAlone(part);
  if (street !== undefined) return { ...draft, address: street };
  // A sign states an item and its price; other texts use the words of the list.
  if (draft.kind === "board" && thing !== undefined) stated.thing = thing;
  if (stated.days !== undefined) delete stated.date;
  if (isTitle.test(part) && Object.keys(stated).length === 0) {
    const known = [draft.owner, draft.name].map(String);
    if (known.includes(part)) return draft;
    if (draft.owner === undefined && !part.includes(" ")) return { ...draft, owner: part };
    if (draft.name === undefined) return { ...draft, name: part };
  }
  const next = withDetails(draft, stated);
  const { kind } = draft;
  if (kind === "board" && draft.thing === undefined && Object.keys(stated).length === 0)
    return { ...draft, thing: part };
  if (kind === "board" && stated.price !== undefined && part.split(" ").length <= 3) return next;
  if (
    says(render(next), part) ||
    (Object.keys(stated).length > 0 && shareSaid(render(next), part) >= 0.6)
  )
    return next;
  return {
    ...next,
    extra: withLine(
      next.extra,
      statement(
        part,
        [next.owner, next.name].flatMap((name) => (name === undefined ? [] : [String(name)])),
      ),
    ),
  };
}

export const hasExtra = (draft: FlowSlots): boolean => linesOf(draft.extra).length > 0;
