import { wordList } from "../../../understanding/word-list.ts";
import { intruder } from "./plain-access.ts";
import type { PlainQuestion } from "./plain-question.ts";

/** Plain questions on people, access, bills and the desk. */

const language = wordList`german, french, spanish, portuguese, english, languages?`;
const oneOwner = wordList`only (owner|admin), sole (owner|admin), (boss|owner|admin)( \w+){0,3} (left|gone|quit|died)`;

export const peopleQuestions: readonly PlainQuestion[] = [
  {
    asks: wordList`(share|use|using|sharing)( \w+){0,4} (one|same|a single|1)( \w+)? (login|log ?in|account|seat|licen[cs]e|user|password), (two|2|three|3|several|all)( \w+){0,5} (same|one|a single) (login|account|seat)`,
    not: wordList`device\w*, computers?, phones?, tablets?, sso, single sign`,
    section: "subscription_plan",
    answer:
      "No, each person needs an account of their own, since rights and “History” go by it. Only those who edit take a seat: viewers and guests are free.",
  },
  {
    asks: wordList`(money|refund\w*|credit\w*|something|compensat\w+|discount)( \w+){0,3} (back|for (today|the day|it|that|this|the time|my time|the outage)), compensat\w+, (a |any )?(refund|credit)( \w+){0,4} (time|outage|downtime|trouble)`,
    amid: wordList`down, outage, offline, not (load|open|working)\w*, nobody( \w+){0,3} (work|open), credit, for my time`,
    not: wordList`cancel\w*, twice, seat, plan ended, displays?`,
    section: "subscription_plan",
    answer:
      "For days the service was down, Business has a credit: a lead decides on it, by ticket with the dates. Team and Free don’t include that, and time lost isn’t paid for.",
    again: "On Team and Free there’s no credit, I’m afraid; only Business has one.",
  },
  {
    asks: wordList`(can not|not|no)( \w+){0,3} (see|find|have|access|open)( \w+){0,3} (invoices?|plan|billing)( \w+)?, (am|are) not( \w+){0,2} owner`,
    amid: wordList`invoices?, bills?, receipts?`,
    not: wordList`twice, wrong`,
    section: "subscription_plan",
    answer:
      "Owners and people with the “billing” permission see invoices. Ask an owner to send it, or to give you that permission under “Settings”, “People”.",
  },
  {
    asks: wordList`(owner|boss|admin|she|he|they)( \w+){0,3} (holiday|vacation|away|sick|leave|off|abroad|unreachable|not (there|here|reachable|available|answering))`,
    amid: wordList`invoices?, bills?, receipts?`,
    section: "subscription_plan",
    answer:
      "Then billing can send it by ticket, within 1 working day, once it’s clear that you’re from that team. Shall I open one? Tell me the month and the company’s name.",
    offer: "Open a ticket: an invoice, the owner is away",
  },
  {
    asks: wordList`(nobody|no ?one|none of us|all of us|everyone|everybody|(whole|entire) (team|office|company))( \w+){0,4} (open|load|loads|see|work|get in|log ?in|reach|access|use|connect)( \w+){0,3}`,
    amid: wordList`down, (can|could|does|do) not, status, (nobody|no ?one|none of us)( \w+)? can, green`,
    not: wordList`else, mentions?, should, so that, may, private, lock, permissions?, boss, owner, admin, change, changes, invoice`,
    section: "outage_status",
    answer:
      "If it’s all of you, it’s critical, whatever the status page says: the engineer on duty answers within the hour, day and night. Shall I open that ticket?",
    offer: "Open a critical ticket: nobody in the team can use it",
  },
  {
    asks: wordList`what else( \w+){0,4}, anything else( \w+){0,3} do, what (now|next), next step, then what`,
    amid: intruder,
    not: wordList`can you do`,
    first: true,
    section: "security_incident",
    answer:
      "Turn on two-step sign-in, press “Renew” for your API keys, and tell an owner. A person then reads the sign-in log with you: shall I open a critical ticket?",
    offer: "Open a critical ticket: sign-ins that are not mine",
  },
  {
    asks: wordList`(see|know|find out|tell|check)( \w+){0,3} what( \w+){0,3} (did|done|changed|saw|looked|read|took|downloaded|do)( \w+){0,3}`,
    amid: intruder,
    first: true,
    section: "security_incident",
    answer:
      "I can’t from here. “⋯”, “History” on each project shows every change with person and time, and you can take it back; what was only read shows nowhere but in the sign-in log, as a visit.",
  },
  {
    asks: wordList`(tell|inform|notify|warn|let)( \w+){0,3} (admin|owner|boss|colleagues|everyone|team|others)( \w+){0,3}`,
    amid: intruder,
    first: true,
    section: "security_incident",
    answer:
      "Yes, tell an owner right away: they can sign the account out everywhere and reset its second step under “Settings”, “People”. I can’t write to them from here.",
  },
  {
    asks: wordList`(only|sole|single) (owner|admin)( \w+){0,4}, (boss|owner|admin)( \w+){0,2} (has |have )?(left|is gone|quit|died|passed away|was fired)( \w+){0,4}`,
    amid: oneOwner,
    not: wordList`change the plan, invoices?, notifications?, keys?, can (i|he|she) be, should, two, second, not the only, still gets?, tasks?, holiday, away, who`,
    section: "permissions",
    answer:
      "A person can make someone else the owner by ticket: write from an address at your company’s domain and have an old invoice ready. It takes about a working day. Shall I open one?",
    offer: "Open a ticket: the only owner has left",
  },
  {
    asks: wordList`(prove|proof|evidence|show)( \w+){0,4}, what( \w+){0,4} (need|want|require)( \w+){0,4} (me|us|from)?, (mail|address|phone)( \w+){0,2} (dead|gone|closed|off|bounces?)`,
    amid: oneOwner,
    section: "permissions",
    answer:
      "A message from your company’s domain and an old invoice are enough; never send a card number. It takes about a working day. Shall I open the ticket?",
    offer: "Open a ticket: the only owner has left",
    again: "Your company’s address and an old invoice, that’s all. Shall I open it?",
  },
  {
    asks: wordList`(everybody|everyone|all|others|whole team|team)( or (just|only) me)?( too| also)?$, (just|only) (for )?me( or( \w+){1,3})?`,
    amid: language,
    section: "feature_question",
    answer:
      "Each person sets their own, under “Profile”, “Language”. For people who join later, an owner chooses it under “Settings”, “Team”, “Language”.",
  },
  {
    asks: wordList`(invoices?|bills?)( \w+){0,4} (german|french|spanish|portuguese|english|language)`,
    not: wordList`address, vat`,
    first: true,
    section: "subscription_plan",
    answer:
      "Invoices are in the team’s language: an owner sets it under “Settings”, “Team”, “Language”, and it applies from the next one on.",
  },
  {
    asks: wordList`(mails?|e-?mails?|notifications?)( too| also)?$`,
    amid: wordList`in (german|french|spanish|portuguese|english), languages?`,
    section: "feature_question",
    answer: "They follow your own language, the one under “Profile”, “Language”.",
  },
  {
    asks: wordList`no (more |free )?seats?( left| available)?, out of seats, seats? (are |is )?(full|used up|all taken|gone)`,
    section: "subscription_plan",
    answer:
      "On Free that means its 3 people are full. On a paid plan an owner adds seats by inviting; “Settings”, “People” shows who has one, and “Deactivate” frees it.",
  },
  {
    asks: wordList`who( \w+){0,3} (using|uses|has|have|takes|taking|got)( (them|those|these|the|a|our))?( seats?| licen[cs]es?)?$`,
    amid: wordList`seats?, licen[cs]es?`,
    not: wordList`ticket, owner, access`,
    section: "subscription_plan",
    answer:
      "An owner sees that under “Settings”, “People”: everyone there who isn’t a viewer, a guest or inactive has one.",
  },
  {
    asks: wordList`how( \w+){0,3} (invite|add)( \w+){0,2} (as|like) (that|one|such|viewer|a viewer|this)`,
    section: "permissions",
    answer:
      "Go to “Settings”, “People”, “Invite”, type the address and choose “Viewer”: it’s free, and they can read all open projects.",
  },
  {
    asks: wordList`(goes|comes|went|sent|confirm\w*)( \w+){0,4} (old|other|previous|former) (one|address|mail|e-?mail)( \w+){0,3}, (not have|no access|no longer have|lost)( \w+){0,3} (old|that|it|this)( \w+){0,2}`,
    amid: wordList`(change|new|my|old)( \w+){0,2} (e-?mail|mail|address)`,
    not: wordList`phone, codes?, password, invoice, wifi, delivery, ticket`,
    section: "permissions",
    answer:
      "Then an owner changes it for you, under “Settings”, “People”, your name, “E-mail”; you confirm it at the new address.",
    again:
      "It’s “Settings”, “People”, your name, “E-mail”; the confirmation goes to the new address.",
  },
  {
    asks: wordList`what( \w+){0,3} (he|she|they|owner)( \w+){0,4} (click|press|do|change), where( \w+){0,3} (he|she|they)( \w+){0,3} (click|change|go)`,
    amid: wordList`(change|new|my|old)( \w+){0,2} e-?mail, confirmation`,
    section: "permissions",
    answer:
      "“Settings”, “People”, your name, “E-mail”: they type the new address, and you confirm it there.",
  },
  {
    asks: wordList`(give|add|get|extend|prolong|make it)( \w+){0,3} (7|seven|more|few|a week)( \w+)? ?(days|week|longer)?( \w+)?`,
    amid: wordList`trial`,
    not: wordList`people, users, seats`,
    section: "subscription_plan",
    answer:
      "An owner does it: “Settings”, “Plan”, “Prolong the trial” adds 7 days, once. I can’t press it from here.",
  },
  {
    asks: wordList`(product |live |free |quick |a )?demo( call| meeting| session)?$, (demo|sales) (call|meeting|session), (product|guided) tour, webinars?`,
    not: wordList`this demo, sample`,
    section: "subscription_plan",
    answer:
      "There are no demo calls: the trial is 14 days of Business, free and without a card, and “?” has a short page on every view. Larger teams can ask a person by ticket.",
  },
  {
    asks: wordList`who( \w+){0,7} (contract|offer|quote|sales|framework agreement), (contract|sales)( \w+){0,2} (person|contact|team|department)`,
    not: wordList`end, cancel\w*, notice`,
    section: "subscription_plan",
    answer:
      "“Settings”, “Plan”, “Quote” makes an offer as a PDF in your company’s name, good for 30 days. For a contract of your own, a person answers by ticket within 1 working day.",
  },
];
