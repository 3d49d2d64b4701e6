import { onDraft } from "../../../dialogue/flows.ts";
import { pick, say } from "../../../dialogue/reply/reply.ts";
import { withOffer, without } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { namesDetail } from "../facts/detail-records.ts";
import { subjectOf } from "../tickets/ticket-subject.ts";
import { openTicket } from "../tickets/tickets.ts";
import { answeredIn } from "../tickets/urgency.ts";
import { namedPlans } from "./plan-prices.ts";

/** The invoices of a plan and what they show; no order number is asked for. */

type Bill = {
  id: string;
  asks: RegExp;
  answer: string;
  /** A “yes” to the answer opens a ticket about it. */
  ticket?: true;
};

const money = wordList`invoices?, bills?, receipts?, billing, vat, tax (id|number|office), taxman, accountants?, auditors?, (we|i|what) paid, charged?, charges?, credit card, card, payments?`;
const ofBill = anywhere(money);

const bills: readonly Bill[] = [
  {
    id: "seats",
    asks: anywhere(wordList`
      (charged|billed|pay|paying|paid|invoiced|charge|bill)( \w+){0,4} (seats?|users?|people|licen[cs]es?|them|him|her), (removed|deactivated|left|deleted|gone)( \w+){0,8} (pay|paying|charged?|billed|invoice),
      \d+ (seats|users|people)( \w+){0,6} (charged|billed|invoiced)
    `),
    answer:
      "A seat is charged until someone deactivates it; the “inactive” filter under “Settings”, “People” shows them. Anything charged since a deactivation is refunded; shall I open a ticket?",
    ticket: true,
  },
  {
    id: "broken",
    asks: anywhere(wordList`
      (can|does|do|will|is|are|did) not (open|load|download\w*|work|show)( \w+)?, (pdf|file|invoice)( \w+){0,3} (broken|damaged|corrupt\w*|empty|blank)
    `),
    answer:
      "Download it again in another browser, or have it e-mailed with “Billing details”, “Send to”. If it’s still broken, billing sends it by ticket: shall I open one?",
    ticket: true,
  },
  {
    id: "net",
    asks: anywhere(wordList`
      (vat|tax(es)?)( \w+){0,3} (on top|included|inclu\w+|extra|added|come on|comes on), (is|are)( the)? (vat|tax(es)?)( already)? in( \w+)?$, (plus|incl|including|excl|excluding|without|with|ex|before|after|net of|is it) (vat|tax), (vat|tax) or (not|no)
    `),
    answer:
      "Prices don’t include VAT: it’s added at checkout, and with a valid EU VAT number the reverse charge applies, so none is added.",
  },
  {
    id: "reference",
    asks: anywhere(
      wordList`po ?-?(number|no|reference)?, purchase order( number)?, (our|your|a) reference`,
    ),
    answer:
      "Yes, an owner enters it under “Settings”, “Plan”, “Billing details”, “Reference”, up to 40 characters; it appears on every invoice from then on.",
  },
  {
    id: "due",
    asks: anywhere(
      wordList`when (is|are|do|will|does)( \w+){0,2} (charged|billed|due|debited|pay), (next|first) (payment|charge|bill), which day( \w+){0,3} (charged|billed)`,
    ),
    answer:
      "On the day the plan began, each month or year: you’ll see it with the amount in the first line under “Settings”, “Plan”. For a yearly plan, we e-mail you 30 days ahead.",
  },
  {
    id: "tax",
    asks: anywhere(wordList`vat( id| number)?, tax (id|number)s?, ust.?id, reverse charge, gst`),
    answer:
      "The VAT number goes under “Settings”, “Plan”, “Billing details”: it appears on every invoice from then on; a ticket corrects those already sent.",
    ticket: true,
  },
  {
    id: "address",
    asks: anywhere(wordList`
      wrong( \w+)? (company|firm|name|address)( name)?, (company|billing|invoice|our|old|wrong|new|firm) (name|address)( \w+){0,5} (on|bill|invoice|it|is|changed?|wrong|old), (name|address)( \w+){0,4} (invoices?|bills?),
      (change|correct|update|fix)( \w+){0,4} (billing|company|invoice) (name|address|details), (in|on|under) the name of( \w+){0,3}, made out to( \w+)?, (billed?|invoiced?) to (another|our|a different)( \w+)?
    `),
    answer:
      "An owner changes the company and address under “Settings”, “Plan”, “Billing details”; a ticket corrects invoices already sent.",
    ticket: true,
  },
  {
    id: "card",
    asks: anywhere(wordList`
      (change|update|replace|new|switch|another|different|expired|other)( \w+){0,4} (card|payment method), card( \w+){0,3} (changed?|expired|replaced?|new), pay with another card
    `),
    answer:
      "An owner changes the card under “Settings”, “Plan”, “Payment”; the plan keeps running for 14 days in the meantime.",
  },
  {
    id: "means",
    asks: anywhere(
      wordList`(card|paypal)( \w+)? or( \w+)? (invoice|bank|transfer), (invoice|bank|transfer)( \w+)? or( \w+)? (card|paypal), (ways|means|method)s? (of|to) pay\w*`,
    ),
    answer:
      "A yearly plan can be paid by bank transfer against an invoice; a monthly one by card or PayPal.",
  },
  {
    id: "transfer",
    asks: anywhere(
      wordList`bank transfers?, wire transfers?, pay(ing)?( \w+){0,3} by invoice, instead of( \w+){0,2} card, sepa, direct debit`,
    ),
    answer:
      "Yes, for yearly plans, by bank transfer against an invoice. Monthly ones are paid by card or PayPal.",
  },
  {
    id: "post",
    asks: anywhere(
      wordList`(by|per|via|in the) (post|letter)( \w+)?, (paper|printed|posted)( \w+){0,2} (bills?|invoices?|copy|copies), on paper`,
    ),
    answer:
      "Not by post: bills are PDFs. “Billing details”, “Send to” takes up to five e-mail addresses, and each can be printed under “Settings”, “Plan”, “Invoices”.",
  },
  {
    id: "send",
    asks: anywhere(wordList`
      (send|mail|e-?mail|forward)( \w+){0,3} (invoices?|bills?|receipts?|it to( \S+)?|them to( \S+)?), (invoices?|bills?|receipts?)( \w+){0,4} (to (me|our|the|accounting)|by e?-?mail)
    `),
    answer:
      "I can’t e-mail it from here; “Billing details”, “Send to” takes up to five addresses, and each invoice goes there automatically.",
  },
  {
    id: "recipient",
    asks: anywhere(wordList`
      (invoices?|bills?|receipts?)( \w+){0,2} (go|goes|are sent|are going|still go|still goes|arrive|come|comes) to( \w+)+, (someone|somebody|another|a different|the wrong) (else|person|address|mail)( \w+){0,4} (invoices?|bills?)
    `),
    answer:
      "An owner changes it under “Settings”, “Plan”, “Billing details”, “Send to”: take the old address out and enter up to five. It applies from the next invoice on.",
  },
  {
    id: "who",
    asks: anywhere(wordList`
      (who|which of us)( \w+){0,6} (sees?|can|invoices?|bills?|download), not (the|an) (owner|admin), (so that|for) (i|me|us|she|he|her|him)( \w+){0,2} see( \w+){0,2} (bills?|invoices?), (no|do not (have|see)|can not (see|find)|find no|see no)( \w+){0,3} (plan|billing)( menu| tab| page)?, no (right|access)
    `),
    answer:
      "Owners and people with the “billing” permission can see invoices; an owner can give it to you under “Settings”, “People”, where the owners are listed too.",
  },
  {
    id: "where",
    asks: anywhere(wordList`
      (where|find|see|download|get|need|all|copy|copies|pdf|last year|show|list|have|want|look up|every)( .{0,24})? (invoices?|bills?|receipts?|paid), (invoices?|bills?|receipts?)( .{0,24})? (where|download|from|for|pdf|last|of the plan), an? invoice
    `),
    answer:
      "They’re all under “Settings”, “Plan”, “Invoices” as PDFs, back to the first day; “Download all” puts a year into one archive.",
  },
];

/** What the desk sells besides the software, and faults that only look like billing. */
const elsewhere = anywhere(wordList`
  displays?, mounts?, parcels?, deliver\w*, shipp\w+, pb-?\d+, orders?(?! (number )?not), import, export, tasks?, tickets? number, tickets? status,
  how much (is|are|would|will|does), price, cheap\w*, upgrade
`);
const noOrder = /\b(?:not? (?:an? |my |the )?(?:shop )?orders?|no order number)\b/;

/** A visitor who doubts an amount is not looking for the document. */
const judged =
  /\b(?:why|wrong|high|much|amount|different|due|next|twice|double|not|says|shows|lists|but)\b/;
const asksSum =
  /\b\d{1,4}\b.*\b(?:what(?: is|'s| would| will| do)|how (?:much|high))\b.{0,16}\bbill\b/;
const opensTicket = /\b(?:open|make|create|raise|log|file)\b(?: \w+){0,2} tickets?\b/;

export function ofBills(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const { flow, before = "", offer } = state;
  const lately = /^(?:bills|billing)/.test(before);
  const text = plain.replace(noOrder, " ");
  if (slots.references.some((one) => /^(?:PB|PL)/.test(one)) || elsewhere.test(text))
    return undefined;
  if (flow && flow.name !== "order") return undefined;
  // “We are 18 on Business, what is our bill” asks for a price.
  if (asksSum.test(text) && namedPlans(text).length > 0) return undefined;
  if (/^(?:order|return)$/.test(state.done?.[0]?.name ?? "") && !lately && !noOrder.test(plain))
    return undefined;
  const all = bills.filter(({ asks }) => asks.test(text));
  const asked = all.filter(({ id }) => !(id === "tax" && all.some((one) => one.id === "net")));
  const about = ofBill.test(text) || (lately && asked.length > 0);
  if (!about) return later(turn, lately);
  const opens = opensTicket.test(text) || (/^(?:yes|yep|yeah|sure)\b/i.test(turn.message) && offer);
  // Where invoices are found is left out if something specific was asked, unless both were.
  const particular = asked.filter(({ id }) => id !== "where");
  const whole = /\b(?:all|download|last year|where)\b/.test(text) ? asked : particular;
  const paper =
    /\b(?:invoices?|bills?|receipts?)\b|\bwhere\b.{0,24}\b(?:download|find|see|get) (?:them|it)\b/;
  const plainly = paper.test(text) && !judged.test(text) && !namesDetail(text);
  const found = (
    particular.length > 0
      ? whole
      : asked.length > 0
        ? asked
        : bills.filter(({ id }) => plainly && id === "where")
  ).slice(0, 2);
  const [first] = found;
  if (!first) return undefined;
  const answer = found.map((one) => one.answer).join(" ");
  const base = without(state, "flow");
  const source = factSource("support", "check_invoice", "Invoices", "support");
  if (opens) {
    const subject = subjectOf(turn) ?? turn.message.slice(0, 100);
    const opened = onDraft({ ...turn, state: base }, (draft) =>
      openTicket(draft, subject, "normal"),
    );
    const number = opened.state.tickets.at(-1)?.number ?? "";
    return {
      handled: "bills",
      state: without(opened.state, "offer"),
      reply: {
        ...opened.reply,
        message: {
          content:
            `${number} is open, about “${subject.slice(0, 60)}”: first answer ${answeredIn("normal")}. ${found
              .filter(({ ticket }) => !ticket)
              .map((one) => one.answer)
              .join(" ")}`.trim(),
        },
      },
    };
  }
  const wants = found.some(({ ticket }) => ticket);
  const subject = `Open a ticket: ${turn.message.replace(/\s+/g, " ").slice(0, 80)}`;
  return {
    handled: first.id === "seats" ? "billing:wrong" : "bills",
    state: wants ? withOffer(base, subject) : base,
    reply: say(answer, {
      source,
      ...(wants ? { choices: [{ label: "Open a ticket", send: subject }] } : {}),
      next: ["I want to open a ticket"],
    }),
  };
}

const ofOldOnes =
  /\b(?:old|earlier|past|previous|sent|last) (?:ones?|invoices?|bills?|year)\b|\bbackdat\w*|\bretroactive\w*/;

/** Answers whether a change applies to earlier invoices: “Does that go for the old ones too?” */
function later(turn: Turn, lately: boolean): Outcome | undefined {
  if (!lately || !ofOldOnes.test(turn.plain)) return undefined;
  return {
    handled: "bills",
    state: withOffer(turn.state, "Open a ticket: invoices to correct"),
    reply: say(
      "No, it applies from the next invoice on. For those already sent, a ticket gets you corrected ones: shall I open it?",
      {
        source: factSource("support", "check_invoice", "Invoices", "support"),
        choices: pick("Open a ticket: invoices to correct"),
      },
    ),
  };
}
