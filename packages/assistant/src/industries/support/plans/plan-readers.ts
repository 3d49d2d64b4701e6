import { advance } from "../../../dialogue/flows.ts";
import { dollars, say, withLead } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { plans } from "../facts/sample.ts";
import { planFlow } from "./plans.ts";

/** Who needs a seat: viewers do not, but employees among the guests do. */

const aux = wordList`are, is, will, would, should, can, need to, want to`;
const looking = wordList`look, read, view, watch, see, comment, looking, reading, viewing, watching`;
/** “10 of them only look”, “two are viewers”, “3 don't edit”: viewers need no seat. */
const readers = new RegExp(
  `\\b(\\d{1,4}) (?:of (?:them|us|these|those) |others? |people )?(?:${aux} )*(?:(?:only|just) (?:ever )?(?:to )?${looking}\\b|(?:only |just )?viewers?\\b|(?:do|does|will) not (?:edit|change|write)\\b)`,
);
const paying =
  /\b(\d{1,4}) (?:members?|editors?|owners?|who edit|full users?|(?:are )?paying|(?:who |people )?pay)\b/;
const added = /\b(?:and|plus)\s*$/;

/** “Half of them only read”, about a priced team. */
const withHalf = (plain: string, people: number): string =>
  people < 2 ? plain : plain.replace(/\bhalf (?=of )/, `${Math.floor(people / 2)} `);

/** “And if only 30 of them edit”: the others are viewers. */
const editing = new RegExp(
  `\\b(?:only|just) (\\d{1,4}) (?:of (?:them|us|these|those) |people )?(?:${aux} )*(?:edit|edits|write|work|change|plan|organi[sz]e|manage)\\b`,
);

const asksPrice = anywhere(
  wordList`costs?, prices?, pay(?! nothing), paying, how much, total, per (month|year), a (month|year), monthly, yearly, cheaper, which plan, what then`,
);
/** “Do the 5 viewers see comments?” asks what they may do, and nothing about seats. */
const asksOfThem = anywhere(
  wordList`(do|does|can|could|may|will|would)( (the|our|my|these|those|all))?( \d{1,4})? (viewers?|readers?|guests?|they)( \w+)?, (viewers?|readers?|guests?) (can|may|see|read|use)( \w+)?`,
);

/** Prices a team in which some people need no seat. */
export function withReaders(turn: Turn): Outcome | undefined {
  const known = turn.state.done?.find(({ name }) => name === "plan");
  const plain = withHalf(withDigits(turn.plain), Number(known?.slots.people ?? 0));
  const found = readers.exec(plain);
  const editors = Number(editing.exec(plain)?.[1] ?? 0);
  if (asksOfThem.test(plain) && !asksPrice.test(plain)) return undefined;
  // “Only 9 people work here” counts a team, and asks for no price by itself.
  const talked = known !== undefined || asksPrice.test(plain);
  if (!found) return editors > 0 && talked ? priced(turn, editors) : undefined;
  const [text, digits] = found;
  const rest = plain.replace(text, " ");
  // Those who were taken off before are not taken off again, unless the message counts the team anew.
  const before = turn.state.exchanges.some(
    ({ visitor }) => readers.exec(withDigits(plainWords(visitor)))?.[1] === digits,
  );
  if (before && known !== undefined && !/\d/.test(rest)) return undefined;
  const members = Number(paying.exec(rest)?.[1] ?? 0);
  const all = Number(/\b(\d{1,4})\b/.exec(rest)?.[1] ?? known?.slots.people ?? 0);
  const beside = added.test(plain.slice(0, found.index)) && !/ of /.test(text);
  const seats = members > 0 ? members : beside ? all : all - Number(digits);
  if (seats < 1) return undefined;
  return priced(turn, seats);
}

function priced(turn: Turn, seats: number): Outcome {
  const known = turn.state.done?.find(({ name }) => name === "plan");
  const stated = advance(turn, planFlow, {
    name: "plan",
    slots: {
      ...(known?.slots ?? {}),
      people: seats,
      ...(/\byear/.test(turn.plain) ? { yearly: 1 } : {}),
    },
  });
  return {
    ...stated,
    handled: "flow:plan",
    reply: withLead("Anyone who only looks is a viewer, and free. ", stated.reply),
  };
}

const insider = anywhere(
  wordList`employees?, colleagues?, co-?workers?, staff, one of us, one of ours, our own, works? (for|with) us, team ?mates?, in-?house, interns?`,
);
const asksCost = anywhere(
  wordList`costs?, pay, free, need a seat, take a seat, takes a seat, seats?, charged?, billed, count, counts, licen[cs]es?`,
);
const free = /\b(?:guests?|viewers?|clients?|freelancers?|externals?)\b/i;

/** “One of the guests is an employee, does he cost”: everyone who works in the team needs a seat. */
export function insiderSeat({ plain, state, message }: Turn): Outcome | undefined {
  if (state.flow || !insider.test(plain) || !asksCost.test(plain)) return undefined;
  const last = state.exchanges.at(-1);
  if (!free.test(plain) && !free.test(`${last?.visitor ?? ""} ${last?.bot ?? ""}`))
    return undefined;
  if (!message.includes("?") && !/\b(?:do|does|is|are|will|would|must)\b/.test(plain))
    return undefined;
  const prices = plans
    .filter(({ price }) => price > 0)
    .map(({ name, price }) => `${dollars(price)} a month on ${name}`);
  return {
    handled: "plan_record",
    state,
    reply: say(
      `Someone from your own company who works on tasks is a member and takes a seat, ${prices.join(" or ")}. If they only read, make them a viewer, which is free.`,
      {
        source: factSource("support", "subscription_plan", "Plans and subscription", "support"),
        next: ["How much is Team for 12 people?"],
      },
    ),
  };
}

const onlyReads =
  /\b(?:he|she|they|it|one|the (?:new )?\w+)(?: (?:is|are))? (?:only|just) (?:reads?|reading|looks?|looking|views?|viewing|watch(?:es|ing)?)\b/;
const ofBills =
  /^(?:billing|bills|matter:check_invoice|payment_issue|check_invoice|license_activation)/;

/** “But he is only reading”, about someone on the bill: a viewer needs no seat. */
export function readerBilled({ plain, state, message }: Turn): Outcome | undefined {
  const lately = state.exchanges.slice(-3).some(({ handled }) => ofBills.test(handled ?? ""));
  if (!lately || state.flow || !onlyReads.test(plain) || message.includes("?")) return undefined;
  return {
    handled: "billing:reader",
    state,
    reply: say(
      "Then they don’t need a seat: an owner gives them the viewer role under “Settings”, “People”, and viewers are free. Days already charged as a member count as used.",
      { source: factSource("support", "subscription_plan", "Plans and subscription", "support") },
    ),
  };
}
