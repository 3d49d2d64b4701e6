import { capital } from "../../../dialogue/reply/reply.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { spansOf, withoutSpans } from "../copy/own/spans.ts";
import { wordsOf } from "../copy/own/told.ts";
import { contactIn } from "../drafts/brief/contact.ts";
import { says, shareSaid, tellingStems } from "../drafts/said.ts";
import { sentence } from "../drafts/voice.ts";
import type { Order } from "./order.ts";
import { printedIn } from "./values.ts";

/** Makes a text obey what was ordered, whichever room wrote it. */

/** A line, a sentence or an item of a text, and what separates it from the next. */
type Unit = { readonly text: string; readonly end: string };

const unitEnds = /\n+| · |(?<=[.!?…]["”]?)[^\S\n]+/gu;
function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let from = 0;
  for (const found of text.matchAll(unitEnds)) {
    units.push({ text: text.slice(from, found.index), end: found[0] });
    from = found.index + found[0].length;
  }
  return [...units, { text: text.slice(from), end: "" }];
}
const joined = (units: readonly Unit[]): string =>
  units
    .map(({ text, end }, at) => text + (at === units.length - 1 ? "" : end))
    .join("")
    .trim();

const greets = /^(?:hi|hello|hey|dear|good (?:morning|evening))\b[^.!?]{0,40},?$|^subject:/i;
const signsOff =
  /^[-–] ?\p{L}|^\[your name\]$|^(?:(?:best|kind|warm)(?:est)? (?:wishes|regards)|yours|see you soon|regards|cheers|love),?\b/iu;
const inviting = wordList`just (come|reply|call|book|send), could we, questions\?, see you, send us, ask (inside|us), we'd love, we would love, order, book (now|here|your), call us, let us know, come (in|and|by), reply to, you'll find us, drop in, message us, please (call|contact|give), looking forward, save your`;
const calls = new RegExp(`^${inviting}`, "i");
const isFrame = ({ text }: Unit): boolean => greets.test(text) || signsOff.test(text);

const emptied = /^[\p{P}\p{S}\s]*$/u;
const leftOver =
  /[\s,]*(?<![\p{L}])(?:for|at|on|in|from|until|till|by|and|or|with|of|only|just|to|plus|,|:|–|-)\s*(?=[.!?…]?["”]?$)/iu;
function tidied(text: string): string {
  const end = /[.!?…]$/.exec(text)?.[0] ?? "";
  let own = text
    .replace(/\s+/g, " ")
    .replace(/\s+(?=[.,!?;:])/g, "")
    .trim();
  for (let round = 0; round < 3; round++) own = own.replace(leftOver, "");
  own = own
    .replace(/^(?:(?:and|but|or|,|:|–|-)\s+)+/i, "")
    .replace(/[\s,;:]+([.!?])$/, "$1")
    .trim();
  if (emptied.test(own)) return "";
  return capital(end !== "" && !/[.!?…]$/.test(own) ? own + end : own);
}

/** Each unit rewritten; one that is left without words goes. The text stays if nothing would be left of it. */
function rewritten(
  text: string,
  put: (unit: Unit, at: number, all: readonly Unit[]) => string,
): string {
  const units = unitsOf(text);
  const next = units.flatMap((unit, at) => {
    const own = put(unit, at, units);
    return own === unit.text ? [unit] : own === "" ? [] : [{ ...unit, text: own }];
  });
  return next.every(isFrame) ? text : joined(next);
}

const ofHours = /\b(?:hours?|times?|o'?clock|clock)\b/i;
const ofDays = /^(?:dates?|days?|weekdays?)$/i;
const ofPrices = /^(?:prices?|costs?|figures|amounts?|(?:euros?|money) .*)$/i;
/** What is left of “we’re open 10 to 17” says nothing without its hours. */
const idle =
  /\b(?:we['’]re|we|are|is|it|it['’]s|the|our|open|opening|hours?|times?|start(?:s|ing)?|begins?|doors|costs?|price|now|only|from|each|per person|for|get)\b/gi;
const fromTo =
  /(?<![\d€£$.,])(?:from )?\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)? ?(?:to|until|till|–|-) ?\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?(?! ?[\d%€£$]| \p{Lu}\p{Ll}{2})/giu;
const withoutValues = (text: string, of: "amount" | "day" | "time"): string =>
  rewritten(text, (unit) => {
    const own = of === "time" ? unit.text.replace(fromTo, " ") : unit.text;
    const spans = spansOf(own).filter((span) => span.of === of);
    if (spans.length === 0 && own === unit.text) return unit.text;
    const end = /[.!?…]$/.exec(unit.text)?.[0] ?? "";
    const left = tidied(withoutSpans(own, spans));
    if (left.replace(idle, "").replace(/[^\p{L}\p{N}]/gu, "").length < 2) return "";
    return end !== "" && !left.endsWith(end) ? `${left.replace(/[.!?]$/, "")}${end}` : left;
  });

const emoji = /[\s]*(?:\p{Extended_Pictographic}\uFE0F?\u200D?)+/gu;
const kinds: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/^(?:emojis?|smileys?)$/i, (text) => text.replace(emoji, "")],
  [/^exclamation/i, (text) => text.replace(/!+/g, ".").replace(/\.{2,}/g, ".")],
  [/^hash ?tags?$/i, (text) => text.replace(/\s*#[\p{L}\d_]+/gu, "").trim()],
  [ofPrices, (text) => withoutValues(text, "amount")],
  [ofHours, (text) => withoutValues(text, "time")],
  [ofDays, (text) => withoutValues(text, "day")],
  [
    /^(?:phone|telephone|number|phone number|telephone number)$/i,
    (text) => rewritten(text, ({ text: own }) => (contactIn(own).phone === undefined ? own : "")),
  ],
  [
    /^(?:address|street)$/i,
    (text) => rewritten(text, ({ text: own }) => (contactIn(own).address === undefined ? own : "")),
  ],
  [
    /^(?:discounts?|offers?)$/i,
    (text) =>
      rewritten(text, ({ text: own }) =>
        /\d ?%|\b(?:off|discount|free|less)\b/i.test(own) ? "" : own,
      ),
  ],
  [/^subject(?: line)?$/i, (text) => text.replace(/^Subject:[^\n]*\n+/i, "")],
  [
    /^(?:names?|signature)$/i,
    (text) => text.replace(/\s*(?:\n|(?<=[.!?]\s))[-–] ?[^\n.!?]{2,60}$/u, ""),
  ],
  [
    /^(?:greeting|salutation)$/i,
    (text) => text.replace(/^(?:hi|hello|hey|dear)\b[^,\n]{0,40},\s*/i, ""),
  ],
];

const nthOf = (what: string): number =>
  /\blast\b/i.test(what)
    ? -1
    : ["first", "second", "third", "fourth"].findIndex((one) => what.toLowerCase().includes(one));
/** The units that are no greeting and no signature. */
const ownUnits = (text: string): Unit[] => unitsOf(text).filter((unit) => !isFrame(unit));

const article = String.raw`(?<!\p{L})${wordList`the, a, an, our, my, your`}`;
const joining = wordList`in, at, on, with, including, incl\.?, plus, and, or, for, from, of, to, by`;
/** “With a plate of”, which goes with what it leads to. */
const before = String.raw`(?<!\p{L})${joining}(?: ${article})?(?: \p{L}+ of)?`;

function withoutPhrase(text: string, what: string): string {
  const words = RegExp.escape(what).replace(/['’]/g, "['’]");
  const exact = new RegExp(
    String.raw`(?:,?\s*${before} |${article} )?(?<![\p{L}\d])${words}(?![\p{L}\d])`,
    "giu",
  );
  const reason = new RegExp(
    String.raw`,?\s*\b(?:because|since|as)\b[^,.!?\n]{0,60}(?<![\p{L}\d])${words}(?![\p{L}\d])[^,.!?\n]{0,80}`,
    "iu",
  );
  return rewritten(text, (unit) => {
    if (reason.test(unit.text)) return tidied(unit.text.replace(reason, ""));
    if (isFrame(unit) && !unit.text.toLowerCase().includes(what.toLowerCase())) return unit.text;
    if (unit.text.search(exact) < 0)
      return tellingStems(what).length > 1 && shareSaid(unit.text, what) >= 0.8 && !isFrame(unit)
        ? ""
        : unit.text;
    const left = unit.text.replace(exact, " ");
    const stems = tellingStems(left).length;
    if (stems === 0 || (stems < 3 && tellingStems(what).length > stems)) return "";
    return tidied(left);
  });
}

const ofLine = /^(?:the )?(?:first|second|third|fourth|last)(?: one| line| sentence)?$/i;
function cut(text: string, what: string): string {
  const kind = kinds.find(([words]) => words.test(what))?.[1];
  const next = kind?.(text) ?? text;
  return next === text ? withoutPhrase(text, what) : next;
}

const numeric = /^[€£$]?(\d+(?:\.\d{1,2})?)$/;
function swap(text: string, from: string, to: string): string {
  const number = numeric.exec(from)?.[1];
  const fresh = numeric.exec(to)?.[1];
  if (number !== undefined && fresh !== undefined)
    return text.replace(
      new RegExp(
        String.raw`(?<![\d.,:])${RegExp.escape(number)}(?:\.00)?(?![\d:]|[.,]\d|(?:st|nd|rd|th)\b)`,
        "gu",
      ),
      fresh,
    );
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d])${RegExp.escape(from).replace(/['’]/g, "['’]")}(?![\p{L}\d])`,
    "giu",
  );
  return text.replace(pattern, (_all, at: number) =>
    at === 0 || /[.!?\n“]\s*$/.test(text.slice(0, at)) ? capital(to) : to,
  );
}

function sign(text: string, name: string): string {
  const inLines = name.replaceAll(", ", "\n");
  if (text.includes("[your name]")) return text.replaceAll("[your name]", inLines);
  const old = /(\n|(?<=[.!?…]) )([-–] )[^\n.!?]{2,60}$/u;
  if (old.test(text)) return text.replace(old, `$1$2${name}`);
  if (says(text.slice(-name.length - 30), name)) return text;
  const isLetter = text.startsWith("Subject:") || text.includes(",\n\n");
  return isLetter
    ? `${text}\n\nBest wishes,\n${inLines}`
    : `${text}${text.includes("\n") ? "\n" : " "}– ${name}`;
}

const isFarewell =
  /^(?:(?:best|kind|warm)(?:est)? (?:wishes|regards)|yours|regards|cheers|see you soon|love),?$/i;
/** “The logbook, that is our highlight”: in one clause. */
const thatIs = /^(.{3,80}?), (?:that|which|this|it)(?:'s| is|’s) (.{3,60})$/i;
function add(text: string, what: string): string {
  if (says(text, what)) return text;
  const [, thing, is] = thatIs.exec(what) ?? [];
  const own = sentence(wordsOf(thing === undefined ? what : `${thing} is ${is}`));
  const units = unitsOf(text);
  const inLines = /\n| · /.test(text) && !/[.!?](?:\n|$)/.test(text);
  const farewell = units.findLastIndex(({ text: one }) => isFarewell.test(one));
  let at = farewell > 0 ? farewell : units.length;
  // What asks readers to act, and the signature, stay at the end.
  while (
    at > 1 &&
    (signsOff.test(units[at - 1]?.text ?? "") || calls.test(units[at - 1]?.text ?? ""))
  )
    at--;
  const before = units[at - 1];
  const gap = inLines ? (/\n| · /.exec(text)?.[0] ?? "\n") : " ";
  const unit = {
    text: inLines ? own.replace(/\.$/, "") : own,
    end: before?.end === "" ? gap : (before?.end ?? gap),
  };
  const head = units.slice(0, at - 1);
  return joined([
    ...head,
    ...(before === undefined ? [] : [{ ...before, end: gap }]),
    unit,
    ...units.slice(at),
  ]);
}

/** Returns the text as the order wants it; the same text if there is nothing to change. */
export function obeying(text: string, order: Order): string {
  switch (order.does) {
    case "cut":
      return cut(text, order.what);
    case "swap":
      return swap(text, order.from, order.to);
    case "add":
      return add(text, order.what);
    case "sign":
      return sign(text, order.name);
    case "line":
    case "value": {
      const settled = settledFor(text, order);
      return settled === undefined ? text : obeying(text, settled);
    }
  }
}

/**
 * An order as it is kept for further versions: a line by its words, a value as a change of the one that it must mean.
 * Undefined if it may mean several.
 */
export function settledFor(text: string, order: Order): Order | undefined {
  if (order.does === "line") {
    const old = ownUnits(text).at(order.nth)?.text;
    return old === undefined ? undefined : { does: "swap", from: old, to: order.to };
  }
  if (order.does === "cut" && ofLine.test(order.what)) {
    const gone = ownUnits(text).at(nthOf(order.what))?.text;
    return gone === undefined ? undefined : { does: "cut", what: gone.replace(/[.!?]+$/, "") };
  }
  if (order.does !== "value") return order;
  const all = [
    ...new Set(printedIn(text).flatMap((one) => (one.of === order.of ? [one.text] : []))),
  ];
  const isDate = /\d/.test(order.to);
  const alike = all.filter((one) => order.of !== "day" || /\d/.test(one) === isDate);
  const [old] = alike.length === 1 ? alike : all;
  if (old === undefined || (alike.length !== 1 && all.length !== 1)) return undefined;
  if (says(old, order.to)) return undefined;
  // “Sunday”, of “Saturday 14 March”.
  const weekday = order.of === "day" && !isDate ? /\p{L}+day/u.exec(old)?.[0] : undefined;
  return { does: "swap", from: weekday ?? old, to: order.to };
}
