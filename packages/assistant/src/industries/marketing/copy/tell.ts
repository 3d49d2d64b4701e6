import { wordList } from "../../../understanding/word-list.ts";
import { isNews } from "../drafts/edits/news.ts";
import { says, shareSaid } from "../drafts/said.ts";
import { aboutOf, addsOn, bareClause, clausesIn } from "./clauses.ts";
import { blankCopy, type Copy, type Purpose } from "./copy.ts";
import { daysOf, dayWritten } from "./day.ts";
import { eventIn, withSender } from "./facts.ts";
import { priced, signOf } from "./money.ts";
import { channelOrdered, type Order, orderIn } from "./orders.ts";
import { isPart, missedIn } from "./own/missed.ts";
import { withoutSaying } from "./stated.ts";
import { channelAsked } from "./tell-channel.ts";
import { isCovered, tellsOtherDay, valuesIn, withTold } from "./values.ts";

/** Fills the record of a text from what was told, message by message. */

/** Texts about an event that earlier messages may have named. */
const named: ReadonlySet<Purpose> = new Set(["cancelled", "moved", "event", "left"]);

/** Starts a record from the message that asks for a text; earlier messages name the sender. */
export function copyFrom(purpose: Purpose, earlier: readonly string[], message: string): Copy {
  const known = earlier.reduce((copy, one) => withSender(copy, one), blankCopy(purpose));
  const sign =
    signOf(priced(message)) ??
    earlier.map((one) => signOf(priced(one))).find((one) => one !== undefined);
  const channel = channelAsked(message);
  const start: Copy = {
    ...withSender(known, message),
    ...(sign === undefined ? {} : { currency: sign }),
    ...(channel === undefined ? {} : { channel }),
  };
  const copy = clausesIn(message).reduce((all, clause) => withContent(all, clause), start);
  if (copy.what !== undefined || !named.has(purpose)) return copy;
  const what = earlier.map(eventIn).findLast((one) => one !== undefined);
  return what === undefined ? copy : { ...copy, what };
}

const purposeOnly: ReadonlySet<Purpose> = new Set(["review", "apology", "thanks"]);
const isIntroduction =
  /^(?:hi|hello|hey|i|we|i'm|we're|im|i am|we are|it's|its|small|this is)\b.{0,12}\b(?:a|an|the|run|own|have|here|called|named)\b/i;
const trades = wordList`plumber, bakery, garage, gym, salon, studio, school, shop, store, museum, charity, dentist, practice, clinic, band, café, cafe, restaurant, florist, farm, club, hotel, firm, company, saas, tool, choir, theatre, library`;
const trade = new RegExp(
  `^(?:(?:a|an|the|our|my|small|local|town|village) ){0,4}(?:[a-z-]+ )?${trades}s?(?: for [a-z]+)?(?: here| owner)?$`,
  "i",
);

/** Takes the content of one clause into the record. */
function withContent(copy: Copy, clause: string): Copy {
  const request = aboutOf(clause);
  const own = bareClause(request === undefined ? clause : request.about);
  const start: Copy =
    request?.audience === undefined ? copy : { ...copy, audience: request.audience };
  const order = orderIn(own);
  if (order?.does === "style" && request === undefined) return { ...start, ...order.set };
  if (tellsOtherDay(start, own)) return withTold(start, own);
  const refund = /\b(?:money back|refund)/i.test(own);
  const next = valuesIn(refund ? { ...start, refund: true } : start, own);
  if (isIntroduction.test(own) || trade.test(own)) return next;
  if (isCovered(next, own, clause)) return next;
  // What went wrong is told to the one it happened to, and nothing else of the story.
  if (purposeOnly.has(copy.purpose) && !/\b(?:refund|give|offer|replace|send|free)\b/i.test(own))
    return next;
  if (request !== undefined && own.split(" ").length < 4) return next;
  return withTold(next, own);
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
  /^(?:offer|invite|say|mention|add|include|put|tell|make clear|write that|and |also |plus |you (?:forgot|left out|dropped|missed)|where(?:'s| is)|it (?:must|should|has to)|with )/i;
const inIt = /\b(?:must|should|has to|needs to) be (?:in|on)(?: it| there)?\b|\bin it\b/i;

/** About the headlines just written, and not the text. */
const aboutLines =
  /\b(?:others?|another|more|different|funn\w+|first|second|third|1st|2nd|3rd|lines?|slogans?|headlines?|better|short\w*)\b/i;

/** Takes a later message into the record: its orders, its corrections, and what it adds. */
export function changedBy(copy: Copy, message: string, render: (copy: Copy) => string): Change {
  const { lines: _lines, ...text } = copy;
  const ofLines = copy.lines !== undefined && aboutLines.test(message);
  let next = withSender(ofLines ? copy : text, message);
  let changed = JSON.stringify(next) !== JSON.stringify(ofLines ? copy : text);
  let last = "";
  for (const clause of clausesIn(message)) {
    const own = onlyAdds.test(bareClause(clause)) ? last : bareClause(clause);
    last = own;
    const missed = missedIn(own);
    if (missed !== undefined) {
      changed = true;
      if (!isPart(missed) && !says(render(next), missed)) next = withTold(next, missed);
      continue;
    }
    const audience = forAudience.exec(own)?.[1];
    if (audience !== undefined) {
      next = { ...next, audience };
      changed = true;
      continue;
    }
    const channel = channelOrdered(own);
    const order = orderIn(own);
    const before = next;
    const none =
      order === undefined && own.split(" ").length <= 4 ? ofNone.exec(own)?.[1] : undefined;
    if (none !== undefined)
      next = says(render(next), none) ? cut(next, none, render) : withTold(next, own);
    else if (order !== undefined) next = ordered(next, order, render);
    else if (channel === undefined || channel === next.channel)
      next = corrected(next, own, clause, message);
    if (channel !== undefined && channel !== next.channel) next = { ...next, channel };
    changed ||=
      explicit.test(own) ||
      inIt.test(own) ||
      (next.purpose === "price" && /\bprice\b.{0,12}\d/i.test(own)) ||
      order !== undefined ||
      channel !== undefined ||
      JSON.stringify(next) !== JSON.stringify(before);
  }
  if (ofLines && !changed) {
    const count = Number(/\b[2-6]\b/.exec(message)?.[0] ?? next.lines ?? 1);
    return { copy: { ...next, lines: count, variant: next.variant + 1 }, changed: true };
  }
  return { copy: next, changed };
}

/** “No weekends” takes out what the text has of it, or else tells that there is none. */
const ofNone = /^no (?!thanks\b|idea\b)(\p{L}[\p{L} -]{2,30})$/iu;

/** A clause that orders nothing corrects a value or adds a sentence. */
function corrected(copy: Copy, own: string, clause: string, message: string): Copy {
  const content = withoutSaying(own.replace(inIt, "").trim());
  if ((explicit.test(own) || addsOn(clause)) && tellsOtherDay(copy, content))
    return withTold(copy, content);
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
  "left",
  "complaint",
  "goal",
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
  const next: Copy = { ...copy, statements: copy.statements.map(put) };
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
  if (/\b(?:discount|offer|percent|voucher|code)\b/i.test(what)) {
    delete next.offer;
    delete next.terms;
  }
  next.statements = copy.statements.filter(
    (line) => shareSaid(line, what) < 0.6 && !(/^max/i.test(what) && /^Up to\b/.test(line)),
  );
  return says(render(next), what) ? { ...next, banned: [...next.banned, what] } : next;
}
