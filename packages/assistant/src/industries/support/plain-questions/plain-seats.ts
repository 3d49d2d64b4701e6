import { wordList } from "../../../understanding/word-list.ts";
import type { PlainQuestion } from "./plain-question.ts";

/** Plain questions on seats, invitations, the trial, prices and accounts. */

const inviting = wordList`invit\w+, seats?, members?, colleagues?, people, persons, users?, staff, employees, volunteers?, teachers?, everyone, everybody, us, teammates`;
const trial = wordList`trials?, trying (it|plumbline), try (it|plumbline), test (it|plumbline), testing, sign(ing)? up`;
const overTime = wordList`(more|higher|increased?|went up|gone up|up from|up by|than (before|last month|usual|in \w+)|before|last month|instead of|suddenly|extra|too much)`;
const bill = wordList`charged?, billed, bills?, invoices?, amount, paid, pay, cost\w*`;
const leaver = wordList`remov\w+, deactivat\w+, take(n)?( \w+){0,2} (off|out), kick\w*( \w+)? out, left, leaves?, leaving, quit, fired, ex.?(employee|colleague|owner|member)s?, contractors?, freelancers?, interns?, guests?`;
const twoAccounts = wordList`merg\w+, (two|2|second|double|duplicate) accounts?`;
const euCountry = wordList`austria, germany, france, spain, portugal, italy, poland, netherlands, belgium, ireland, denmark, sweden, finland, czechia, hungary, romania, greece, luxembourg, slovakia, slovenia, croatia, bulgaria, lithuania, latvia, estonia, malta, cyprus, eu`;

export const seatQuestions: readonly PlainQuestion[] = [
  {
    asks: wordList`(charged?|billed|paid|pay|paying|counted|counts?)( \w+){0,3} (twice|double|two times)`,
    amid: wordList`a seat until`,
    inReply: true,
    first: true,
    section: "subscription_plan",
    answer:
      "Yes, as two seats, until one of the two accounts is deactivated or merged into the other; from that day on it’s one. Shall I open a ticket for the merger?",
    offer: "Open a ticket: merge two accounts of one person",
  },
  {
    asks: wordList`
      (two|2|both|double|duplicate|second|three)( \w+){0,2} (accounts?|entries|entry|profiles?|logins?)( \w+){0,14}, (in|on|listed|there)( \w+){0,4} twice( \w+){0,10}
    `,
    amid: wordList`invoices?, bills?, billed, charged?, seats?, pay(ing)?, costs?`,
    not: wordList`merg\w+, delet\w*, bank, statement, paypal, import\w*, tasks?, cards, projects?, (open|that|a) ticket, time entries`,
    first: true,
    section: "subscription_plan",
    answer:
      "Yes: each owner’s or member’s entry takes a seat until it’s deactivated, so one person with two is paid for twice. An owner can deactivate one, or a person merges them by ticket: shall I open one?",
    offer: "Open a ticket: merge two accounts of one person",
    again:
      "Yes, each of the two takes a seat until one is deactivated or merged into the other. Shall I open the ticket for that?",
  },
  {
    asks: wordList`^(so |and )?(what|how much)( \w+){0,2} (cost|costs)( \w+){0,2}$, ^(what|how much)( \w+){0,2} prices?( \w+){0,2}$, ^(price|prices|pricing|price list|costs?)( list)?$, ^how much (is|are) (it|plumbline|this|you)$, ^how much( is| are| for)? ?(a |the )?(month|licen[cs]e|seat|plan|subscription)?$`,
    not: wordList`displays?, mounts?, business, \d+, storage, delivery, shipping, cancel\w*`,
    opens: true,
    section: "subscription_plan",
    answer:
      "Team is $9 and Business $16 per person per month, a fifth less if you pay yearly; Free is for up to 3 people. How many of you are there?",
  },
  {
    asks: wordList`
      (add|invite|get|bring|put|enter|upload|register)( \w+){0,7} (at once|in one go|all together|together|in bulk|one by one|one after (the other|another)|one list|(a|the|our|my) (list|spreadsheet|file)), (bulk|mass)( \w+)? (invit\w+|add\w*|upload\w*),
      (list|spreadsheet|excel|csv|column)( \w+){0,4} (names?|e-?mails?|addresses), (invite|add)( \w+){0,4} (from|with|by) (an? |one |the |my |our )?(list|csv|file|spreadsheet|excel)
    `,
    amid: inviting,
    not: wordList`tasks?, import\w*, delet\w*, assign\w*, notifications?, tickets?, restor\w*, projects?, customers?, labels?, invoices?, mailing, reports?`,
    section: "permissions",
    answer:
      "Yes, all at once: “Settings”, “People”, “Invite” takes up to 100 addresses, one per line, so you can paste a column from a spreadsheet. They get one role, which you can change for each of them afterwards.",
    again: "All together: paste the addresses into “Invite”, one per line, up to 100.",
  },
  {
    asks: wordList`
      (need|put|enter|give|requir\w+|ask\w*|want)( \w+){0,5} (card|credit card|bank details|payment details?), without( \w+)? (credit )?card, card (needed|required|necessary|details)
    `,
    amid: trial,
    not: wordList`chang\w+, expired, declined, invoices?, wall, board, tasks?, yearly, paypal, lost`,
    section: "subscription_plan",
    answer:
      "No card: the trial is 14 days of Business, and you only pay if you choose a plan afterwards.",
    again: "No, you don’t give any payment details until you choose a plan.",
  },
  {
    asks: wordList`
      (forgot|forget|forgotten|missed|did not)( \w+){0,3} (cancel|end|stop|quit)( \w+){0,3} trial
    `,
    amid: wordList`trials?`,
    not: wordList`will, would, going to, if`,
    section: "subscription_plan",
    answer:
      "A trial ends by itself and takes no card, so that charge is for a plan someone chose. If it was a mistake, billing pays it back within 5 working days: shall I open a ticket?",
    offer: "Open a ticket: charged after the trial",
    again:
      "Billing can check which plan was chosen and when, and pays back a mistake: shall I open the ticket?",
  },
  {
    asks: wordList`
      (renews?|charged?|billed?|pay|paying|costs?|money|continues?|becomes?|turns? into)( \w+){0,5} automatic\w*, automatic\w*( \w+){0,4} (renew\w*|charged?|billed?|pay|paying|paid), (charged?|pay|cost|billed?)( \w+){0,5} (after|when|once)( \w+){0,2} trial, (have|need|must) to cancel( \w+){0,3}
    `,
    amid: wordList`trials?`,
    not: wordList`yearly, monthly, annual\w*, was, were, been, got, how much, what (do|does|will|would)`,
    section: "subscription_plan",
    answer:
      "No, the trial ends by itself: nothing is charged, and the team moves to Free with everything still there. There’s nothing to cancel.",
  },
  {
    asks: wordList`
      (who|what|which)( \w+){0,4} (counts?|counted)( \w+){0,4} seats?, who( \w+){0,2} (needs?|takes?|gets?)( \w+)? seats?, (what|who) is( a)? (paid |billable )?seat, how( \w+){0,3} seats?( \w+){0,2} (counted|count|work|calculated)
    `,
    not: wordList`cost\w*, guests? count`,
    section: "subscription_plan",
    answer:
      "Owners and members take a seat, even if they rarely sign in. Guests, viewers and deactivated people don’t; “Settings”, “People” lists everyone with the role.",
    again: "Everyone who is an owner or a member; guests and viewers are free.",
  },
  {
    asks: wordList`
      (who|which|what)( \w+){0,4} (other|extra|additional|remaining|missing|more)( \w+){0,3} (seats?|people|persons?|users?|ones?|one|two|three|four|five|\d+), who( \w+){0,2} (the )?other (two|three|four|five|\d+), (see|find|look up|check|list|show)( \w+){0,5} (seats?|counts?|counted), we (are|have)( \w+)? (only |just )?(\w+)( people)? not \w+
    `,
    amid: wordList`seats?, charged( \w+){0,3} \d+, (bill|billed|invoice|pay|paying)( \w+){0,4} \d+ (people|users|seats|persons)`,
    not: wordList`tickets?, cost\w*, tasks?, projects?, much`,
    section: "subscription_plan",
    answer:
      "An owner sees them under “Settings”, “People”: everyone who isn’t a guest, a viewer or deactivated has a seat, even after leaving the company. “Deactivate” frees it.",
    again:
      "It’s the list under “Settings”, “People”, with the role next to each name; owners and members are the seats.",
  },
  {
    asks: wordList`
      (left|gone|quit|leavers?|former|ex|no longer (here|with us|work\w*)|departed|resigned)( \w+){0,8} (costs?|charged?|pay|paying|counts?|billed|seats?), (do|does|are|is|must|why|still)( \w+){0,5} (costs?|charged?|pay|paying|counts?|billed)( \w+){0,6} (left|gone|quit|leavers?|former|departed|resigned), still( \w+){0,2} (costs?|count|counts|charged|billed|pay|paying)( \w+){0,3}
    `,
    amid: wordList`left, gone, quit, leavers?, former, no longer (here|with us|work\w*), resigned, departed, retired`,
    not: wordList`days? left, refund\w*, money, back, trial, how much, hours? left, tickets?`,
    section: "subscription_plan",
    answer:
      "Yes, until an owner presses “Deactivate” under “Settings”, “People”: leaving the company doesn’t end a seat by itself. From that day it isn’t counted any more.",
    again: "They count until they’re deactivated; the days from then on come off the next invoice.",
  },
  {
    asks: wordList`
      (tasks?|work|files?|comments?|things|stuff)( \w+){0,4} (stays?|remains?|kept|keep|gone|go|lost|deleted|disappear\w*|vanish\w*), (keep|lose|happens?|what about)( \w+){0,4} (tasks?|files?|work|comments?|stuff)
    `,
    amid: leaver,
    not: wordList`plan, cancel\w*, trial, workspace, import\w*, trash, bin, backups?, export\w*, free, downgrad\w*, asana, trello, jira, upload\w*, see, new, days? left, can not`,
    section: "permissions",
    answer:
      "They stay: tasks, files and comments remain with the team under the person’s name, and an owner can hand open tasks to someone else in one step.",
    again: "Nothing is deleted with the person; only the access ends.",
  },
  {
    asks: wordList`
how( \w+){0,3} (remove|kick|throw|delete|deactivate) (them|him|her|that one|someone|somebody|(a|the|one|this|that|my|our|some)( \w+)? (person|people|users?|members?|colleagues?|employees?|contractors?|interns?))( (out|off|again|from (it|there|the team)))*$, how( \w+){0,3} (take|get|kick|throw) (them|him|her|it|that|those|people|someone)( \w+)? (off|out|away)( again)?$
    `,
    amid: wordList`seats?, members?, contractors?, freelancers?, interns?, colleagues?, employees?, persons?, users?, guests?, ex.?(employee|colleague|member)s?, fired, left`,
    not: wordList`cards?, tasks?, mails?, e-?mails?, links?, notifications?, files?, filters?, projects?, photos?, tickets?, labels?, data, accounts?`,
    section: "permissions",
    answer:
      "An owner goes to “Settings”, “People”, the name, “Deactivate”: access ends at once and the seat is free that day. A guest is taken out under “Share”, the name, “Remove”.",
    again: "With “Deactivate” under “Settings”, “People”; it’s an owner who does it.",
  },
  {
    asks: wordList`
      (member|seat|user|person|account|someone|them|him|her|it|in)( \w+){0,4} (for|only|just)( \w+){0,2} (a |an |one |two |three |\d+ )?(days?|weeks?|month)( only| long)?$, (pay|cost|charged?)( \w+){0,4} (for )?(a |one |two |\d+ )(days?|weeks?)( only)?$
    `,
    amid: wordList`seats?, members?, contractors?, freelancers?, temps?, interns?`,
    not: wordList`trial, link, holiday, guests?, left, how much, export\w*, trash`,
    section: "subscription_plan",
    answer:
      "You can: a seat counts by the day, from accepting the invitation until an owner presses “Deactivate”. A week costs about a quarter of the month’s price.",
  },
  {
    asks: wordList`
      (discounts?|cheaper|special (price|rate|offer)|reduced|reduction|deal)( \w+){0,6} (charit\w+|non.?profits?|schools?|students?|clubs?|ngos?|teachers?|universit\w+|volunteers?|church\w*), (charit\w+|non.?profits?|schools?|students?|clubs?|ngos?|universit\w+|volunteers?|church\w*)( \w+){0,8} (discounts?|cheaper|special|reduced|reduction|deal)
    `,
    amid: wordList`discounts?, cheaper, special, reduced, reduction, deal`,
    section: "subscription_plan",
    answer:
      "There’s no special price for that, I’m afraid. Paying yearly takes a fifth off; Free is for 3 people, and viewers and guests cost nothing on any plan.",
  },
  {
    asks: wordList`which( \w+){0,5} (stays?|keeps?|kept|remains?|survives?|left|one|main)( \w+){0,2}, (can|may|do) (i|we) (choose|decide|pick)( \w+){0,3}`,
    amid: twoAccounts,
    not: wordList`plan, people, import\w*`,
    section: "permissions",
    answer:
      "The one you name in the ticket: the tasks and comments of the other come along, and its seat is free from then on.",
  },
  {
    asks: wordList`
      (use|works?|runs?|available|have)( \w+){0,5} (on|as|for|an|from)( \w+){0,2} (mobiles?|phones?|smartphones?|iphones?|androids?|ipads?|tablets?), (is there|have|got|there)( \w+){0,2} (mobile|phone|iphone|ios|android|ipad|tablet) (app|version), (mobile|phone|iphone|ios|android) app$
    `,
    not: wordList`codes?, crash\w*, not, slow, lost, stolen, new (phone|mobile), notif\w*, two, error, tickets?, api, offline, number, call, old phone, since, stuck, login, nothing on weekends, too, photos?, upload\w*, open`,
    section: "feature_question",
    answer:
      "Yes, there are apps for iPhone (iOS 17 or later) and Android (12 or later), under “Help”, “Get the apps”, on every plan. The phone’s browser works too.",
  },
  {
    asks: wordList`(without|no|plus|with|add|extra|minus)( \w+){0,2} (vat|tax|taxes), (vat|tax|taxes)( \w+){0,3} (right|on top|included?|extra|inside|too)`,
    amid: euCountry,
    not: wordList`invoice shows, wrong, number is, missing`,
    first: true,
    section: "subscription_plan",
    answer:
      "Prices don’t include VAT. With a valid EU VAT number under “Billing details” none is added (reverse charge); without one, it comes on top at checkout.",
  },
  {
    asks: wordList`
      (why|how come|what)( \w+){0,8} ${overTime}( \w+){0,6}, ${overTime}( \w+){0,6} why
    `,
    amid: bill,
    not: wordList`twice, double, tax, vat, yearly, team or business, difference, trial, refund\w*, seats?, price list, happens?, lose, cancel\w*, tasks?, days?, (charged?|billed) before`,
    section: "subscription_plan",
    answer:
      "Usually a seat was added: it counts by the day from when the invitation is accepted, so its first month is only part of one. “Settings”, “Plan”, “Invoices” lists each seat with its days.",
    again:
      "The invoice lists each seat with its days. If one isn’t yours, billing checks it by ticket.",
  },
  {
    asks: wordList`
      (added|invited|hired|add)( \w+)? (nobody|no ?one|none), (nobody|no ?one)( \w+)? (was |is |has )?(added|new|joined|came|invited), (not|never) (added|add|hired|invited|invite)( \w+){0,2}, same (number|people|team)( \w+){0,4}
    `,
    amid: bill,
    not: wordList`tasks?, projects?, how, can i`,
    section: "subscription_plan",
    answer:
      "Then look under “Settings”, “People” for a guest who became a member, someone reactivated, or one person with two accounts. If it’s none of these, billing checks it: shall I open a ticket?",
    offer: "Open a ticket: an invoice is higher than before",
    again: "Then billing should check it. Shall I open the ticket?",
  },
  {
    asks: wordList`
      (you|someone|somebody)( \w+){0,2} (look|check|see|correct|change|fix|compare)( \w+){0,4} (invoice|bill|charge|it|that)( (yourself|for me|please|then|there))*$
    `,
    amid: wordList`invoices?, bills?, charged`,
    not: wordList`where, how, copy, download\w*, wrong number, tickets?, status, twice, address change, promise, plan`,
    section: "subscription_plan",
    answer:
      "I can’t see or change invoices from here; billing can, within 1 working day. Shall I open a ticket with what you told me?",
    offer: "Open a ticket: an invoice to check",
  },
  {
    asks: wordList`
      (if|when|once|what if|suppose)( \w+){0,4} (joins?|joining|starts?|(is|are|gets?) added|comes? (in|later|on board|along)|new people|more people|another (person|one)|(one|two|three|four|five|\d+) more)( \w+){0,5}
    `,
    amid: wordList`plans?, team, business, costs?, prices?, yearly, seats?, pay`,
    not: wordList`how (do|can|much), access, onboard\w*, notif\w*, meeting, tasks?, guests?, what (do|does|will|would|is|are), how many, see, cheaper, month, monthly, total`,
    section: "subscription_plan",
    answer:
      "Invite them when they start: the seat counts by the day from when they accept. On a yearly plan you pay for the rest of that year, at the yearly price.",
  },
];
