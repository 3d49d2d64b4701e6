import { wordList } from "../../../understanding/word-list.ts";
import { channelNamed } from "../drafts/channel.ts";
import { isNews } from "../drafts/edits/news.ts";
import { says, shareSaid } from "../drafts/said.ts";
import { aboutOf, addsOn, bareClause, clausesIn } from "./clauses.ts";
import { blankCopy, type Copy, type Purpose } from "./copy.ts";
import { daysOf, dayWritten, withoutDays } from "./day.ts";
import { eventIn, withDays, withHours, withPriceChange, withSender } from "./facts.ts";
import { priced, signOf, sumsOf } from "./money.ts";
import { channelOrdered, type Order, orderIn } from "./orders.ts";
import { reasonIn, withoutReason } from "./reason.ts";
import { thingPriced } from "./thing-priced.ts";
import { toldSentence, withoutSaying } from "./told.ts";

/** Fills the record of a text from what was told, message by message. */

const namesOf = ({ owner, name }: Copy): string[] =>
  [owner, name].filter((one) => one !== undefined);

/** Starts a record from the message that asks for a text; earlier messages name the sender. */
export function copyFrom(purpose: Purpose, earlier: readonly string[], message: string): Copy {
  const known = earlier.reduce((copy, one) => withSender(copy, one), blankCopy(purpose));
  const sign =
    signOf(priced(message)) ??
    earlier.map((one) => signOf(priced(one))).find((one) => one !== undefined);
  const channel = channelNamed(message);
  const start: Copy = {
    ...withSender(known, message),
    ...(sign === undefined ? {} : { currency: sign }),
    ...(channel === undefined ? {} : { channel }),
  };
  return clausesIn(message).reduce((copy, clause) => withContent(copy, clause, true), start);
}

const isIntroduction =
  /^(?:hi|hello|hey|i|we|i'm|we're|im|i am|we are|it's|its|small|this is)\b.{0,12}\b(?:a|an|the|run|own|have|here|called|named)\b/i;
const trades = wordList`plumber, bakery, garage, gym, salon, studio, school, shop, store, museum, charity, dentist, practice, clinic, band, café, cafe, restaurant, florist, farm, club, hotel, firm, company, saas, tool, choir, theatre, library`;
const trade = new RegExp(
  `^(?:(?:a|an|the|our|my|small|local|town|village) ){0,4}(?:[a-z-]+ )?${trades}s?(?: here| owner)?$`,
  "i",
);

/** Takes the content of one clause into the record. */
function withContent(copy: Copy, clause: string, first: boolean): Copy {
  const request = first ? aboutOf(clause) : undefined;
  const own = bareClause(request === undefined ? clause : request.about);
  const start: Copy =
    request?.audience === undefined ? copy : { ...copy, audience: request.audience };
  if (tellsOtherDay(start, own)) return withTold(start, own);
  const refund = /\b(?:money back|refund)/i.test(own);
  const next = valuesIn(refund ? { ...start, refund: true } : start, own);
  if (first && (isIntroduction.test(own) || trade.test(own))) return next;
  if (isCovered(next, own, clause)) return next;
  if (request !== undefined && first) return next;
  return withTold(next, own);
}

/** Takes days, hours, amounts, the reason and the thing of a clause into the record. */
function valuesIn(copy: Copy, clause: string): Copy {
  const reason = reasonIn(clause);
  const body = withoutReason(clause);
  let next = withHours(withDays(reason === undefined ? copy : { ...copy, reason }, body), body);
  if (next.purpose === "price") {
    next = withPriceChange(next, body);
    const thing = thingPriced(body);
    if (thing !== undefined) next.what ??= thing;
    return next;
  }
  const what = eventIn(body);
  if (
    what !== undefined &&
    next.what === undefined &&
    next.purpose !== "closed" &&
    next.purpose !== "place"
  )
    next = { ...next, what };
  const [sum] = sumsOf(priced(body));
  if (
    sum !== undefined &&
    next.purpose === "event" &&
    !/\b(?:off|less|discount|instead|for (?:children|kids|members|students))\b/i.test(body)
  )
    next = { ...next, price: sum.text };
  return next;
}

const bareValue = wordsOnly(
  "we are re-?open\\w* open again closed shut closing back it is it's its starts? starting begins? at from on until to till for the and but we're i'm am pm o'clock per person each euros? euro pounds? dollars? new price prices? goes? go up instead of now or tickets? stay stays valid keep they get their money back refund come moved cancelled has been is cancel our your my will cost costs need must have of",
);
function wordsOnly(list: string): RegExp {
  return new RegExp(
    `^(?:(?:${list.split(" ").join("|")}|[€£$]?\\d[\\d:%]*(?:[.,]\\d+)?(?:am|pm)?)(?:[\\s,.!]+|$))*$`,
    "i",
  );
}

const answersBy = /\b(?:rsvp|reply|answer|register|sign up|let us know|tell us|book|come|valid)\b/i;
/** “Last orders 20 December”: the day of something else than what is announced. */
const tellsOtherDay = (copy: Copy, clause: string): boolean =>
  (copy.on ?? copy.from) !== undefined &&
  daysOf(clause).length > 0 &&
  !isOf[copy.purpose].test(clause) &&
  !answersBy.test(clause) &&
  !bareValue.test(withoutDays(withoutReason(clause)));

/** Whether the values of the record say all of a clause. */
function isCovered(copy: Copy, own: string, clause: string): boolean {
  const rest = withoutDays(withoutReason(own))
    .replace(/\b\d{1,2} ?(?:am|pm)\b/gi, " ")
    .trim();
  if (bareValue.test(rest)) return true;
  if (namesOf(copy).some((name) => shareSaid(name, own) >= 0.5)) return true;
  const contact = [copy.phone, copy.mail, copy.link].find(
    (one) => one !== undefined && own.includes(one),
  );
  if (contact !== undefined && own.replace(contact, "").split(" ").length <= 8) return true;
  if (
    copy.address !== undefined &&
    copy.purpose === "place" &&
    own.toLowerCase().includes(copy.address.toLowerCase())
  )
    return true;
  const what = copy.what ?? "";
  if (
    copy.purpose === "price" &&
    (sumsOf(priced(own)).length > 0 || /%/.test(own)) &&
    !addsOn(clause)
  )
    return true;
  if (what !== "" && shareSaid(`${what} ${rest.replace(/[^\d]/g, " ")}`, rest) >= 0.6) return true;
  return isOf[copy.purpose].test(own);
}

/** What the first sentence of a text says in any case. */
const isOf: Readonly<Record<Purpose, RegExp>> = {
  closed: /\bclos(?:e|ed|es|ing)\b|\bshut\b|open again|re-?open/i,
  price: /\b(?:rais\w+|put up) (?:\w+ )?prices?\b|prices? (?:go|goes|going|rise)/i,
  cancelled: /\bcancel|money back|refund/i,
  moved: /\b(?:moved|postponed|rescheduled)\b/i,
  place: /\bmov(?:e|es|ed|ing)\b|new (?:shop|address|premises|office|studio)$/i,
  event: /^(?:we (?:have|do|run|hold|host)|there is) (?:an? |our )?$/i,
};

/** Returns the record with a sentence for what a clause tells. */
function withTold(copy: Copy, clause: string): Copy {
  const line = toldSentence(clause, namesOf(copy), copy.currency);
  if (line === undefined || copy.told.some((one) => says(one, line))) return copy;
  return { ...copy, told: [...copy.told, line] };
}

export type Change = { readonly copy: Copy; readonly changed: boolean };

/** “Add that”: the clause before. */
const onlyAdds = /^(?:please )?(?:add|say|put|mention|include|write) (?:that|this|it)$/i;
const groups = wordList`parents, members, patients, students, guests, clients, customers, neighbours, friends, volunteers, donors, families`;
const forAudience = new RegExp(
  `^(?:it'?s |it is |say |only |this is |write ){0,3}(?:for|to) (?:the |our |my |all ){0,2}(${groups}(?: of [a-z ]{3,40})?)$`,
  "i",
);
const explicit =
  /^(?:say|mention|add|include|put|tell|make clear|write that|and |also |plus |you (?:forgot|left out|dropped|missed)|where(?:'s| is)|it (?:must|should|has to)|with )/i;
const inIt = /\b(?:must|should|has to|needs to) be (?:in|on)(?: it| there)?\b|\bin it\b/i;

/** Takes a later message into the record: its orders, its corrections, and what it adds. */
export function changedBy(copy: Copy, message: string, render: (copy: Copy) => string): Change {
  let next = withSender(copy, message);
  let changed = JSON.stringify(next) !== JSON.stringify(copy);
  let last = "";
  for (const clause of clausesIn(message)) {
    const own = onlyAdds.test(bareClause(clause)) ? last : bareClause(clause);
    last = own;
    const audience = forAudience.exec(own)?.[1];
    if (audience !== undefined) {
      next = { ...next, audience };
      changed = true;
      continue;
    }
    const channel = channelOrdered(own);
    const order = orderIn(own);
    const before = next;
    if (order !== undefined) next = ordered(next, order, render);
    else if (channel === undefined || channel === next.channel)
      next = corrected(next, own, clause, message);
    if (channel !== undefined && channel !== next.channel) next = { ...next, channel };
    changed ||=
      order !== undefined ||
      channel !== undefined ||
      JSON.stringify(next) !== JSON.stringify(before);
  }
  return { copy: next, changed };
}

/** A clause that orders nothing corrects a value or adds a sentence. */
function corrected(copy: Copy, own: string, clause: string, message: string): Copy {
  const content = withoutSaying(own.replace(inIt, "").trim());
  if (explicit.test(own) && tellsOtherDay(copy, content)) return withTold(copy, content);
  const next = valuesIn(copy, content);
  const isNew = JSON.stringify(next) !== JSON.stringify(copy);
  if (/^(?:name|our name|my name|sign|signed)\b/i.test(own) || isCovered(next, content, clause))
    return next;
  const adds =
    explicit.test(own) ||
    own !== bareClause(clause) ||
    addsOn(clause) ||
    inIt.test(own) ||
    isNews(own);
  if (adds || (!isNew && isStatement.test(content) && !message.includes("?")))
    return withTold(next, content);
  return next;
}
const isStatement =
  /^(?:we|they|you|there|it'?s in|it is in|kids|children|parking|tickets?|entry|entrance|bring|in the|at the)\b/i;

function ordered(copy: Copy, order: Order, render: (copy: Copy) => string): Copy {
  switch (order.does) {
    case "style":
      return { ...copy, ...order.set };
    case "other":
    case "again":
      return { ...copy, variant: copy.variant + (order.does === "other" ? 1 : 0) };
    case "say":
      return withTold(copy, order.what);
    case "swap":
      return swapped(copy, order.from, order.to);
    case "cut":
      return cut(copy, order.what, render);
  }
}

const textFields = [
  "what",
  "on",
  "from",
  "until",
  "back",
  "before",
  "hours",
  "price",
  "oldPrice",
  "rise",
  "reason",
  "offer",
  "terms",
  "name",
  "owner",
  "audience",
] as const;

/** Puts one value in the place of another, wherever it stands in the record. */
function swapped(copy: Copy, from: string, to: string): Copy {
  const old = dayWritten(priced(from));
  const fresh = daysOf(to).length > 0 ? dayWritten(to) : priced(to);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}.])${RegExp.escape(old)}(?![\\p{L}\\p{N}])`, "giu");
  const bare = fresh.replace(/^[€£$]/, (sign) => (/^[€£$]/.test(old) ? sign : ""));
  const put = (text: string): string => text.replace(pattern, bare);
  const next: Copy = { ...copy, told: copy.told.map(put) };
  for (const field of textFields) {
    const value = next[field];
    if (value !== undefined) next[field] = put(value);
  }
  return JSON.stringify(next) === JSON.stringify(copy) ? valuesIn(copy, to) : next;
}

/** Takes a thing out of the record: a value, a sentence told, or a sentence that the text has of its own. */
function cut(copy: Copy, what: string, render: (copy: Copy) => string): Copy {
  const next = { ...copy };
  if (/\b(?:reason|why)\b/i.test(what) || (next.reason !== undefined && says(next.reason, what)))
    delete next.reason;
  if (/^(?:date|day)s?$/i.test(what))
    for (const field of ["on", "from", "until"] as const) delete next[field];
  if (/^(?:time|hours?)$/i.test(what)) delete next.hours;
  if (/^(?:phone|number|phone number|telephone)$/i.test(what)) delete next.phone;
  if (/^(?:link|website)$/i.test(what)) delete next.link;
  if (/^(?:name|names)$/i.test(what)) delete next.owner;
  if (/^(?:price|prices|cost)$/i.test(what)) next.noPrice = true;
  next.told = copy.told.filter((line) => shareSaid(line, what) < 0.6);
  return says(render(next), what) ? { ...next, banned: [...next.banned, what] } : next;
}
