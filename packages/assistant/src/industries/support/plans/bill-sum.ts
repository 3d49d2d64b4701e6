import { counted, dollars, pick, say } from "../../../dialogue/reply/reply.ts";
import { withOffer } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { plans, yearlyDiscount } from "../facts/sample.ts";
import { heads } from "./head-count.ts";

/** An amount on the bill that does not match the number of people: “charged 144, and we are only 12”. */

const paid =
  /\b(?:charged?|charges|billed|debited|invoiced|paid|took|taken|(?:bill|invoice|amount|total) (?:is|says|was|of|for))\b/;
const bill = wordList`bill, invoice, charge, statement`;
const says = wordList`shows?, says?, states?, lists?, has, is, was`;
const money = String.raw`[$€£]?\d{2,6}(?:\.\d\d)? ?(?:dollars?|usd|euros?|eur|bucks|[$€])`;
/** What may follow a sum without its currency; “20 lines” is none. */
const afterSum = wordList`a (month|year|person), per, for, now, instead, this, last, and, but, not`;
/** “It shows 153 dollars”, of the bill that was spoken of. */
const itShows = new RegExp(
  `\\b(?:it|that|this|they|we|us|${bill}|amount|total) (?:\\w+ ){0,2}(?:${says}|charged|billed) (?:us |me )?(?:only |now )?${money}`,
);
const billShows = new RegExp(
  `\\b(?:invoice|bill)\\b.{0,16}\\b${says} [$€£]?\\d{2,6}(?= ${afterSum}\\b|$)`,
);
const ofBill = new RegExp(`\\b(?:${bill}s?|charged|billed|invoiced)\\b`);
/** How many messages back the bill may have been named. */
const lately = 2;

/** Whether a message gives the sum on a bill: on the one that it names, or on that of the messages before. */
function givesSum({ plain, state }: Turn): boolean {
  if (billShows.test(plain)) return true;
  const said = [...state.exchanges.slice(-lately).map(({ visitor }) => plainWords(visitor)), plain];
  return itShows.test(plain) && said.some((text) => ofBill.test(text));
}
const asksPrice = /\bhow much (?:is|are|would|will|does)\b|\bwhat (?:would|will|does)\b|\bdue\b/;
const sum = new RegExp(
  `\\b(\\d{2,6}(?:\\.\\d\\d)?)\\b(?! ?(?:%|days?\\b|hours?\\b|months?\\b|years?\\b|${heads}))`,
);
const weAre =
  /\b(?:we are|we have|there are|are|team of|only|just|have)(?: only| just| about)? (\d{1,4})\b(?! ?(?:%|days?|hours?|months?|years?|dollars?|euros?))/;
const namedHeads = new RegExp(`\\b(\\d{1,4}) ?${heads}\\b`);

/** Says how many seats a sum on the bill stands for; undefined without a sum and a number of people. */
export function ofBillSum(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  if (state.flow || slots.references.length > 0) return undefined;
  const stated = givesSum(turn);
  if (!(paid.test(plain) || stated) || asksPrice.test(plain)) return undefined;
  const known = state.done?.find(({ name }) => name === "plan")?.slots.people;
  const named = (weAre.exec(plain) ?? namedHeads.exec(plain))?.[1];
  const people = Number(named ?? (stated ? known : undefined) ?? 0);
  const amount = Number(sum.exec(plain.replace(weAre, " "))?.[1] ?? 0);
  if (people === 0 || amount === 0) return undefined;
  const text = explained(amount, people);
  const ticket = "Open a ticket: a charge to check";
  return {
    handled: "matter:check_invoice",
    state: text.endsWith("?") ? withOffer(state, ticket) : state,
    reply: say(text, {
      source: factSource("support", "check_invoice", "Invoices", "support"),
      ...(text.endsWith("?") ? { choices: pick(ticket) } : {}),
    }),
  };
}

const saidSeats = /is (\d+) seats on (\w+) a month, and you have (\d+)/;
const asksBack =
  /\b(?:get|have|owed?|refund\w*)\b.{0,24}\bback\b|\bhow much\b.{0,24}\b(?:back|refund\w*|overpa\w+|too much)\b/;

/** “And what do we get back?”, after a bill that counted too many seats. */
export function ofSeatsBack({ plain, state }: Turn): Outcome | undefined {
  const said = state.exchanges.map(({ bot }) => saidSeats.exec(bot)).findLast(Boolean);
  if (state.flow || !said || !asksBack.test(plain) || /\b(?:when|how (?:long|soon))\b/.test(plain))
    return undefined;
  const [, billed, name, own] = said;
  const price = plans.find((plan) => plan.name === name)?.price ?? 0;
  const seats = Number(billed) - Number(own);
  if (seats < 1) return undefined;
  return {
    handled: "billing:wrong",
    state,
    whole: true,
    reply: say(
      `If billing finds that ${counted(seats, "seat")} too many were counted: ${dollars(seats * price)} a month (${seats} × ${dollars(price)}), within 5 working days, the way you paid.`,
      { source: factSource("support", "check_invoice", "Invoices", "support") },
    ),
  };
}

const whoElse =
  "“Settings”, “People” shows who still has a seat, and “Changes” on the invoice shows since when.";

/** Says which plan and number of seats the amount corresponds to, or that it matches none. */
function explained(amount: number, people: number): string {
  const ofPeriods = plans
    .filter(({ price }) => price > 0)
    .flatMap(({ name, price }) => [
      { name, each: price, period: "a month" },
      { name, each: (price * 12 * (100 - yearlyDiscount)) / 100, period: "a year" },
    ]);
  const right = ofPeriods.find(({ each }) => Math.abs(each * people - amount) < 1);
  if (right)
    return `That’s right for ${counted(people, "person", "people")} on ${right.name}: ${people} × ${dollars(right.each)} ${right.period}, without VAT.`;
  const near = ofPeriods.filter(
    ({ each }) => Number.isInteger(amount / each) && amount / each <= people * 3,
  );
  const [only] = near;
  if (!only || near.length > 1)
    return `For ${counted(people, "person", "people")} it should be ${ofPeriods
      .filter(({ period }) => period === "a month")
      .map(({ name, each }) => `${dollars(each * people)} on ${name}`)
      .join(
        " or ",
      )} a month, plus VAT; seats added partway through are prorated by the day. ${whoElse} Shall I open a ticket for billing?`;
  return `${dollars(amount)} is ${counted(amount / only.each, "seat")} on ${only.name} ${only.period}, and you have ${people}. ${whoElse} If that doesn’t add up, shall I open a ticket?`;
}
