import { wordList } from "../../../understanding/word-list.ts";
import { offerIn } from "../drafts/brief/offer.ts";
import { says, shareSaid } from "../drafts/said.ts";
import { saidToCustomer } from "../drafts/voice.ts";
import { addsOn } from "./clauses.ts";
import type { Copy, Purpose } from "./copy.ts";
import { daysOf, withoutDays } from "./day.ts";
import { eventIn, withDays, withHours, withPriceChange } from "./facts.ts";
import { priced, sumsOf } from "./money.ts";
import { asksOfText, isOnlyOrder } from "./own/only-order.ts";
import { closedIn, complaintIn, goalIn, jobIn, leftIn, whereIn } from "./particulars.ts";
import { reasonIn, withoutReason } from "./reason.ts";
import { toldSentence } from "./stated.ts";
import { thingPriced } from "./thing-priced.ts";

/** Takes the values of a clause into the record, and tells whether they are all that it says. */

const namesOf = ({ owner, name }: Copy): string[] =>
  [owner, name].filter((one) => one !== undefined);

/** “First check 30 instead of 45 euros”. */
function insteadIn(clause: string): { offer: string; terms?: string } | undefined {
  const found =
    /^(?:the |a |our )?(\p{L}[\p{L} -]{2,30}?) (?:is |for |now )*([€£$]?)(\d+(?:\.\d\d)?) instead of ([€£$]?)(\d+(?:\.\d\d)?)(.*)$/iu.exec(
      priced(clause),
    );
  if (found === null) return undefined;
  const [, what = "", before = "", price = "", after = "", old = "", rest = ""] = found;
  const sign = before === "" ? after : before;
  return {
    offer: `${/^(?:first|second|next) /i.test(what) ? `your ${what.toLowerCase()}` : what} for ${sign}${price} instead of ${sign}${old}`,
    ...(rest.trim() === "" ? {} : { terms: rest.trim() }),
  };
}

/** The values that only one purpose has; undefined if the clause tells none of them. */
function particulars(copy: Copy, clause: string): Copy | undefined {
  switch (copy.purpose) {
    case "left": {
      const left = leftIn(clause);
      const what = copy.what ?? eventIn(clause);
      const next = withDays(withHours(copy, clause), clause);
      const [sum] = sumsOf(priced(clause));
      return {
        ...next,
        ...(left === undefined ? {} : { left }),
        ...(what === undefined ? {} : { what }),
        ...(sum === undefined ? {} : { price: sum.text }),
      };
    }
    case "job": {
      const what = copy.what === undefined ? jobIn(clause) : undefined;
      const next = withDays(copy, clause);
      const [sum] = sumsOf(priced(clause));
      return {
        ...next,
        ...(what === undefined ? {} : { what }),
        ...(sum === undefined ? {} : { price: sum.text }),
      };
    }
    case "apology":
    case "review": {
      const complaint = copy.complaint ?? complaintIn(clause, copy.purpose);
      return complaint === undefined ? copy : { ...copy, complaint };
    }
    case "back":
    case "thanks": {
      const found = offerIn(clause) ?? insteadIn(clause);
      if (found === undefined) return copy;
      const { terms: _terms, ...rest } = copy;
      const offer = priced(found.offer).replace(
        / (?:less|cheaper)(?: (?:for|on))?(?= |$)/i,
        " off",
      );
      const terms = found.terms === undefined ? undefined : saidToCustomer(found.terms);
      return {
        ...rest,
        offer,
        ...(terms === undefined
          ? {}
          : { terms: /off$/.test(offer) ? terms.replace(/^for /, "") : terms }),
      };
    }
    case "appeal": {
      const goal = goalIn(clause);
      return withDays(goal === undefined ? copy : { ...copy, goal }, clause);
    }
    case "reminder":
      return withHours(withDays(copy, clause), clause);
    default:
      return undefined;
  }
}

/** Takes days, hours, amounts, the reason and the thing of a clause into the record. */
export function valuesIn(copy: Copy, clause: string): Copy {
  const own = particulars(copy, clause);
  if (own !== undefined) return own;
  const reason = reasonIn(clause);
  const body = withoutReason(clause);
  let next = withHours(withDays(reason === undefined ? copy : { ...copy, reason }, body), body);
  if (next.purpose === "price") {
    next = withPriceChange(next, body);
    const thing = thingPriced(body);
    if (thing !== undefined) next.what ??= thing;
    return next;
  }
  const closes = next.purpose === "closed" ? closedIn(clause) : undefined;
  if (closes !== undefined) next = { ...next, what: closes };
  const what = eventIn(body);
  if (
    what !== undefined &&
    next.what === undefined &&
    next.purpose !== "closed" &&
    next.purpose !== "place"
  )
    next = { ...next, what };
  const where = next.purpose === "event" ? whereIn(clause) : undefined;
  if (where !== undefined) next = { ...next, where };
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
  "we are re-?open\\w* open again closed shut closing back it is it's its starts? starting begins? at from on until to till for the and but we're i'm am pm o'clock per person each euros? euro pounds? dollars? new price prices? goes? go up instead of now or tickets? stay stays valid keep they get their money back refund come moved cancelled has been is cancel our your my will cost costs need must have of hour an per start",
);
function wordsOnly(list: string): RegExp {
  return new RegExp(
    `^(?:(?:${list.split(" ").join("|")}|[€£$]?\\d[\\d:%]*(?:[.,]\\d+)?(?:am|pm)?)(?:[\\s,.!]+|$))*$`,
    "i",
  );
}

const answersBy =
  /\b(?:rsvp|reply|answer|register|sign up|let (?:us|me) know|tell (?:us|me)|decide|book|come|valid)\b/i;
/** “Last orders 20 December”: the day of something else than what is announced. */
export const tellsOtherDay = (copy: Copy, clause: string): boolean =>
  (copy.on ?? copy.from) !== undefined &&
  daysOf(clause).length > 0 &&
  !isOf[copy.purpose].test(clause) &&
  !answersBy.test(clause) &&
  !bareValue.test(withoutDays(withoutReason(clause)));

/** “Flower shop Bluma”: nothing but the name. */
const isOnlyName = (name: string, own: string): boolean =>
  shareSaid(name, own) >= 0.5 ||
  (own.toLowerCase().includes(name.toLowerCase()) &&
    own.split(" ").length <= name.split(" ").length + 3 &&
    !/\b(?:is|are|has|have|will|can|do|does)\b/i.test(own));

/** Texts that state days and amounts in sentences of their own. */
const hasValues: ReadonlySet<Purpose> = new Set([
  "closed",
  "price",
  "cancelled",
  "moved",
  "place",
  "event",
  "left",
  "job",
  "reminder",
]);

/** Whether the values of the record say all of a clause. */
export function isCovered(copy: Copy, own: string, clause: string): boolean {
  const rest = withoutDays(withoutReason(own))
    .replace(/\b\d{1,2} ?(?:am|pm)\b/gi, " ")
    .trim();
  if (hasValues.has(copy.purpose) && bareValue.test(rest)) return true;
  if (/^(?:(?:with|put|add|the|our|my) )*name\b/i.test(own)) return true;
  if (namesOf(copy).some((name) => isOnlyName(name, own))) return true;
  if (
    copy.offer !== undefined &&
    shareSaid(`${copy.offer} ${copy.terms ?? ""}`, priced(own)) >= 0.6
  )
    return true;
  if (copy.goal !== undefined && priced(own).includes(copy.goal)) return true;
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
  const what = [copy.what, copy.where, copy.address].filter((one) => one !== undefined).join(" ");
  if (
    copy.purpose === "price" &&
    (sumsOf(priced(own)).length > 0 || /%/.test(own)) &&
    !addsOn(clause)
  )
    return true;
  if (what !== "" && shareSaid(`${what} ${rest.replace(/[^\d]/g, " ")}`, rest) >= 0.6) return true;
  return isOf[copy.purpose].test(own);
}

const free = wordList`free, left, open, available`;
const places = wordList`places?, spots?, seats?, slots?, dates?, tables?, rooms?, spaces?`;
/** What the first sentence of a text says in any case. */
const isOf: Readonly<Record<Purpose, RegExp>> = {
  closed: /\bclos(?:e|ed|es|ing)\b|\bshut\b|open again|re-?open/i,
  price: /\b(?:rais\w+|put up) (?:\w+ )?prices?\b|prices? (?:go|goes|going|rise)/i,
  cancelled: /\bcancel|money back|refund|\binstead\b/i,
  moved: /\b(?:moved|postponed|rescheduled)\b/i,
  place: /\bmov(?:e|es|ed|ing) (?:in)?to\b|new (?:shop|address|premises|office|studio)$/i,
  left: new RegExp(`\\b${free}\\b.{0,20}\\b${places}\\b|\\b${places}\\b.{0,12}\\b${free}\\b`, "i"),
  job: /\b(?:look(?:ing)? for|hiring|hire|recruit|need) (?:an? |another |new )/i,
  apology: /^(?:$|an? (?:client|customer|guest))/i,
  review:
    /\b(?:stars?|review|complain\w*|not (?:our|my) fault|it'?s true|it is true|says?|said|wrote)\b/i,
  reminder: /\bforget|no.?shows?\b|remind/i,
  thanks: /^(?:thank|short|hand.?written)\b/i,
  appeal: /\b(?:goal|target|donat)\w*/i,
  back: /\b(?:cancelled|win (?:them |\w+ )?back|not (?:come|been|booked|visited)|haven'?t|lapsed|offer is|offer)\b/i,
  promo: /^$/,
  event: /^(?:we (?:have|do|run|hold|host)|there is) (?:an? |our )?$/i,
};

/** Returns the record with a sentence for what a clause tells. */
export function withTold(copy: Copy, clause: string): Copy {
  if (isOnlyOrder(clause) || asksOfText(clause)) return copy;
  const line = toldSentence(clause, namesOf(copy), copy.currency);
  if (line === undefined || copy.statements.some((one) => says(one, line))) return copy;
  return { ...copy, statements: [...copy.statements, line] };
}
