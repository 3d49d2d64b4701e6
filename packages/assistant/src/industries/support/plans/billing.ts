import { onDraft } from "../../../dialogue/flows.ts";
import { person, pick, say, withLead } from "../../../dialogue/reply/reply.ts";
import { withOffer, without } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asTitle } from "../tickets/ticket-subject.ts";
import { openTicket } from "../tickets/tickets.ts";
import { answeredIn } from "../tickets/urgency.ts";
import { dearer, ofSeats } from "./billing-seats.ts";

/**
 * Money questions about a subscription: refunds, double charges, cancelling a plan. None of the replies asks for an
 * order number.
 */

/** What the desk sells besides the software; a message that mentions it means an order. */
const goods =
  /\b(?:displays?|mounts?|parcels?|packages?|deliver\w*|shipp\w+|items?|screens?|pb-?\d+|products?|bought|hardware)\b/;
const noOrder =
  /\b(?:no|not an?|have not (?:got )?an?|without|there is no|do not have (?:an?|any|the)) (?:\w+ )?orders?\b/;
const subscription = anywhere(
  wordList`subscri\w+, plan, yearly plan, monthly plan, licen[cs]e, seats?, software, app, service, membership, renewal, trial, team, business, account`,
);
const refunds = anywhere(wordList`
  refund\w*, money back, get back( \w+)? money, get (my money|the money|the rest|that money) back, give (me )?(my money|the money) back, reimburs\w+, the rest (back|refunded|paid back)
`);
/** “Do I get it back?”, after money was mentioned. */
const itBack = /\b(?:get|give me|have) (?:it|that) back\b/;
const twice = anywhere(wordList`
  (charged|billed|debited|paid|payed|took|taken|invoiced)( \w+){0,5} (twice|double|two times|2x|2 times), double (charge\w*|bill\w*|payment), (two|2) (charges|payments|debits), twice (charged|billed|on my card)
`);
/** Seats already charged, so there is no price to calculate. */
const billedSeats =
  /\b(?:billed|charged|invoiced|debited|(?:bill|invoice|charge) (?:says|shows|is|was|has|lists)) (?:us |me )?(?:\w+ ){0,3}\d{1,4} (?:seats?|people|users?|licen[cs]es?|members?)\b/;
const wrongly = anywhere(wordList`
  overcharged?, (charged|billed|paid)( \w+){0,4} too much, (bill|invoice|charge)( \w+){0,2} (wrong|too high|too much|incorrect), wrong (bill|invoice|amount|number of seats)
`);
const ends = anywhere(wordList`
  (stop|terminate|quit|end)( \w+){0,2} (subscription|plan|renewal|membership), cancel\w*( \w+){0,3} (subscription|plan|account|membership|renewal|it|everything|this), (end|leave|quit)( \w+){0,2} (subscription|plan), get out of (the|this|my) (plan|contract|subscription), unsubscribe from the plan, want out
`);
const whatStays =
  /\bwhat (?:happens|becomes|is)\b.{0,24}\b(?:data|files?|tasks?|projects?|stuff|work)\b.{0,24}\b(?:ends?|ended|cancel\w*|leave|over|after|quit|gone)\b/;
const inTrial =
  /\b(?:billed|charged|invoiced|debited|paid)\b.{0,40}\btrial\b|\btrial\b.{0,40}\b(?:billed|charged|invoiced|debited)\b/;
const backAgain = /^(?:i|we) want (?:that|it|this|my money|the money) back$/;
const stoodStill =
  /\b(?:lost|missed|dead|whole) (?:days?|hours?|time|week|morning|afternoon)\b|\b(?:downtime|outage|stood still|was down)\b/;
/** A bare request to cancel: at this desk it means the plan, unless the conversation is about an order. */
const endsAll =
  /^(?:(?:i|we) )?(?:want|need|would like|wish|have decided|am going|are going) to (?:cancel|quit|leave|stop)(?: (?:it|everything|this|with you|all))?$/;
const when = /\b(?:how long|when|how (?:soon|fast|many days)|what date)\b/;
const holdsNot = anywhere(wordList`
  not (a |just a )?reservations?, still (there|on my|on the|not back|gone|missing)( \w+)?, both (stay(ed)?|are|went|came|have|were)( \w+)?, (it is|its|has) been( \w+){0,2} (days|weeks|month), (days|weeks|a month) ago, (never|not) (came|come|arrived) back, (it )?did not (fall away|disappear|come back), already (waited|checked|asked), (we|i)( have)? (deactivated|removed|deleted|cancelled)( \w+)*, screenshots?, (can|will) prove( \w+)*, (settled|cleared|posted|booked), not pending, (gone|went|has gone|have gone) through, not a hold, (that|it) is (not|wrong)( \w+)*
`);
const passesOn = anywhere(
  wordList`(pass|forward|send|hand|put|give|report|raise|take)( \w+){0,2} (on|through|over|to)( \w+){0,2} (billing|finance|accounting|accounts|a person|somebody|someone|the team), (pass|forward|hand) (it|this|that) (on|over), (put|get) (it|this|that) through`,
);
/** Times that are not those of a refund: “how long do you keep it”, “since when”. */
const ofOtherTime =
  /\btrial|ticket|answer\b|\b(?:keep|kept|stor\w*|data|export\w*|notice|since|read|access|delet\w*|price|cancel\w*|renew\w*|valid|invoices?|next)\b/;
const ofBack = /\brefund\w*|\bpending hold\b|\bcharged by mistake\b/;
const yearly = /\b(?:year\w*|annual\w*)\b/;
const monthly = /\bmonth\w*\b/;
/** Leaving before the paid time is over: “if we quit halfway through the month”. */
const early =
  /\b(?:quit|leave|leaving|cancel\w*|stop|end|go)\b.{0,24}\b(?:mid|middle|half ?-?way|part ?-?way|halfway|before the end|early)\b/;
/** “And for the yearly one?” */
const otherPeriod =
  /^(?:(?:and|what about|how about|same) )*(?:(?:for|on|with|in) )?(?:the |a )?(?:yearly|annual|monthly)(?: one| plan)?$/;
const refundOf = {
  year: "Yes, the unused months of a yearly plan are refunded within 5 working days. An owner cancels it under “Settings”, “Plan”.",
  month:
    "A monthly plan runs to the end of the month you’ve paid for, so nothing comes back for the days left; there’s no notice and no fee.",
  either:
    "On a yearly plan, the unused months are refunded; a monthly one runs to the end of the month you’ve paid for. Anything charged by mistake is refunded in any case.",
} as const;
const refundFor = (plain: string, earlier: string): string => {
  const text = yearly.test(plain) || monthly.test(plain) ? plain : earlier;
  return refundOf[yearly.test(text) ? "year" : monthly.test(text) ? "month" : "either"];
};

/** A question without a question mark does not accept an offered ticket. */
const asksAnything =
  /\b(?:how (?:much|many|long|soon|do|can)|what|when|which|who|where|can (?:i|we|you)|do (?:i|we|you))\b/;

const offersOne = /\?$|\bI’ll open a ticket\b/;

const before = /^billing/;
/** “Is she charged twice”, after an answer about two accounts of one person, is about seats and no charge. */
const ofTwoAccounts = /\btakes? a seat until\b/;
export function ofBilling(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const { flow } = state;
  if (ofTwoAccounts.test(state.exchanges.at(-1)?.bot ?? "") && slots.amounts.length === 0)
    return undefined;
  const ofOrder = flow?.name === "order" || flow?.name === "return";
  const denies = noOrder.test(plain) || (ofOrder && subscription.test(plain) && !goods.test(plain));
  const wronged =
    (billedSeats.test(plain) || wrongly.test(plain)) && !/\bwill\b|\bhow (?:is|are)\b/.test(plain);
  const money =
    refunds.test(plain) ||
    twice.test(plain) ||
    wronged ||
    (before.test(state.before ?? "") && itBack.test(plain));
  // A ticket for the charge does not change the subject.
  const charged = state.exchanges.slice(-3).some(({ handled }) => before.test(handled ?? ""));
  const lately = before.test(state.before ?? "");
  if (goods.test(plain) || slots.references.length > 0) return undefined;
  if (ofOrder && !denies) return undefined;
  if (flow && !ofOrder && !money) return undefined;
  if (backAgain.test(plain) && lately)
    return {
      handled: "billing:refund",
      state,
      reply: say(
        "Billing checks it and refunds anything charged by mistake within 5 working days, the way you paid. It goes into your ticket, or I can open one: shall I?",
        { source: factSource("support", "subscription_plan", "Plans and subscription", "support") },
      ),
    };
  const orderInHand = /^(?:order|return)$/.test(state.done?.[0]?.name ?? "") && !denies;
  if (orderInHand) return undefined;
  const after = ofOrder ? without(state, "flow") : state;
  const disputes = (text: string) =>
    twice.test(text) || wrongly.test(text) || billedSeats.test(text);
  const disputed = [...state.exchanges.map(({ visitor }) => plainWords(visitor)), plain].some(
    disputes,
  );
  // Without a charge in dispute, “ok, that’s fair” agrees with what was told, and to no ticket.
  const tell = (handled: string, text: string): Outcome => ({
    handled: `billing:${handled}`,
    state:
      disputed || offersOne.test(text)
        ? withOffer(after, "Open a ticket: a charge to check")
        : after,
    reply: say(text, {
      source: factSource("support", "subscription_plan", "Plans and subscription", "support"),
      choices: pick("Open a ticket: a charge to check"),
    }),
  });
  const seats = ofSeats(turn, { lately, money });
  if (seats) return seats;
  // The usual explanation was given and does not apply, so a ticket with everything said is opened.
  const open = state.tickets.at(-1);
  if (lately && !open && holdsNot.test(plain) && !turn.message.includes("?")) {
    const said = state.exchanges.slice(-3).map(({ visitor }) => visitor);
    const title = asTitle(`A charge to check: ${[...said, turn.message].join("; ")}`);
    const opened = onDraft({ ...turn, state: without(state, "flow", "offer") }, (draft) =>
      openTicket(draft, title, "high"),
    );
    return {
      ...opened,
      reply: withLead("That means it really was charged, and I’m sorry. ", opened.reply),
      handled: "flow:ticket",
    };
  }
  // “Just pass it on to billing” accepts the offered ticket.
  if (lately && passesOn.test(plain)) {
    const said = state.exchanges.slice(-2).map(({ visitor }) => visitor);
    const title = asTitle(`A charge to check: ${[...said, turn.message].join("; ")}`);
    const opened = onDraft({ ...turn, state: without(state, "flow", "offer") }, (draft) =>
      openTicket(draft, title, "normal"),
    );
    return { ...opened, handled: "billing:ticket" };
  }
  if (inTrial.test(plain))
    return tell(
      "trial",
      "I’m sorry about that. A trial is free: anything charged during it is refunded within 5 working days. Which day was it, and how much? I’ll open a ticket with that.",
    );
  if (
    lately &&
    state.offer &&
    !/\bwhy\b/.test(plain) &&
    !dearer.test(plain) &&
    slots.amounts.length + slots.dates.length > 0 &&
    !asksAnything.test(plain) &&
    !turn.message.includes("?")
  ) {
    const said = state.exchanges.at(-1)?.visitor ?? "";
    const title = asTitle(`A charge to check: ${said}; ${turn.message}`);
    const opened = onDraft({ ...turn, state: without(state, "offer") }, (draft) =>
      openTicket(draft, title, "normal"),
    );
    return { ...opened, handled: "billing:ticket" };
  }
  if (money && stoodStill.test(plain))
    return tell(
      "credit",
      "On Business, a lead decides on a credit for days the service was down, by ticket with the dates; the other plans don’t promise one. Shall I open one?",
    );
  if (wronged)
    return tell(
      "wrong",
      "I’m sorry about that. Compare the seats under “Settings”, “People”: anyone who isn’t deactivated takes one. Any overcharge is refunded; a ticket gets it to billing. Shall I open one?",
    );
  if (twice.test(plain) && open)
    return {
      handled: "billing:twice",
      state,
      whole: true,
      reply: say(
        `Billing checks it in ${open.number}, ${answeredIn(open.priority)}: if both were charged, one is refunded within 5 working days, the way you paid.`,
        { source: "supportTickets", choices: [person] },
      ),
    };
  if (twice.test(plain))
    return tell(
      "twice",
      "I’m sorry about that. One of the two is usually a pending hold that drops off in 3–5 days; if both stay, billing refunds one. Shall I open a ticket for it?",
    );
  if (whatStays.test(plain))
    return tell(
      "data",
      "You can still read it for 60 days after the paid period, then it’s erased. Export it before that: an owner goes to “Settings”, “Data” for one archive with files and comments.",
    );
  if (
    (lately || charged || refunds.test(plain)) &&
    when.test(plain) &&
    !ofOtherTime.test(plain) &&
    (refunds.test(plain) ||
      ofBack.test(
        state.exchanges
          .slice(-3)
          .map(({ bot }) => bot)
          .join(" "),
      ))
  )
    return tell(
      "when",
      "You’ll have it within 5 working days, the way you paid; your bank may need 2–3 more to show it.",
    );
  const earlier = state.exchanges.map(({ visitor }) => visitor.toLowerCase()).join(" ");
  if (early.test(plain) || (lately && otherPeriod.test(plain)))
    return tell("refund", refundFor(plain, earlier));
  if ((lately || state.before === "plan_refund") && ends.test(plain) && yearly.test(plain))
    return tell("refund", refundOf.year);
  // Money questions about a written answer have their own follow-ups.
  if (state.before === "payment_issue" && !twice.test(plain) && !ends.test(plain)) return undefined;
  if (ends.test(plain) && refunds.test(plain))
    return tell(
      "cancel",
      "An owner cancels under “Settings”, “Plan”, “Cancel”, with no notice and no fee. A month you’ve paid for runs to its end; on a yearly plan, the unused months are refunded within 5 working days.",
    );
  if (money || (denies && !lately && refunds.test(earlier) && !ends.test(plain)))
    return state.before === "billing:twice" || twice.test(earlier)
      ? tell(
          "refund",
          "Yes, if both charges stay, one is refunded within 5 working days. A ticket gets it to billing.",
        )
      : tell("refund", yearly.test(`${plain} ${earlier}`) ? refundOf.year : refundOf.either);
  if (
    (ends.test(plain) || endsAll.test(plain) || (denies && !lately && ends.test(earlier))) &&
    !/\bticket|meeting|task|order\b/.test(plain.replace(noOrder, ""))
  )
    return tell(
      "cancel",
      (state.seen["billing:cancel"] ?? 0) > 0
        ? "Only an owner can, under “Settings”, “Plan”, “Cancel plan”. If that’s not you, a person does it by ticket: shall I open one?"
        : "An owner can cancel it at any time under “Settings”, “Plan”: it runs to the end of the paid period, with no notice and no fee. You can still read your data for 60 days.",
    );
  if (denies && lately)
    return tell(
      "subscription",
      "You don’t need one for that. If someone should look at it, I can open a ticket with what you wrote: shall I?",
    );
  // A visitor who finds it too expensive is told the options, not asked what is wrong.
  const tooDear = /\b(?:too expensive|costs? too much|not worth)\b/.test(plain);
  if (tooDear && (denies || lately || subscription.test(plain)))
    return tell(
      "cancel",
      "An owner can cancel or move down under “Settings”, “Plan”: Free covers three people at no charge, paying yearly takes a fifth off each plan, and leaving needs no notice and no fee.",
    );
  return denies
    ? {
        handled: "billing:subscription",
        state: without(state, "flow"),
        reply: say(
          "You don’t need a number for that. Is it about cancelling the plan, a refund, or an invoice?",
          {
            source: factSource("support", "subscription_plan", "Plans and subscription", "support"),
            choices: pick("End the plan", "Money back", "An invoice"),
          },
        ),
      }
    : undefined;
}
