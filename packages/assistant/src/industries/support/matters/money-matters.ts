import { dollars, shareInWords } from "../../../dialogue/reply.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { plans, yearlyDiscount } from "../sample.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** A bill that is higher than before, leaving Plumbline, a team that was ordered to be erased. */

const [, team, business] = plans;
const seatPrices = `${dollars(team.price)} a month on ${team.name}, ${dollars(business.price)} on ${business.name}`;
const charge = "Open a ticket: a charge to check";
const bill = wordList`(invoice|bill|charge|amount|payment|total|sum|price|subscription|card|paypal|bank)`;

export const moneyMatters: readonly Matter[] = [
  {
    title: "A bill higher than before",
    section: "check_invoice",
    names: anywhere(wordList`
      ${bill}s?( \w+){0,8} (higher|more|bigger|went up|gone up|increased?|jumped|doubled|risen|rose|up by|different (amount|sum|price|from|than)|wrong|unexpected|strange|too high|too much|makes no sense|does not (match|add up|make sense)), (charged|billed|debited|paid|pay|paying|took|taken)( (me|us))?( \w+){0,4} (more|too much|extra|instead of|twice as much|double than|but (we|i) (are|have|only)), why( \w+){0,6} (charged?|billed|debited|pay|paying)( \w+){0,8}, (higher|more|bigger) (invoice|bill|charge|amount|payment)
    `),
    not: anywhere(
      wordList`not( \w+)? (higher|more|bigger|wrong)|(different|wrong|other|random) order|twice|two times|double charge|reservation|vat|trial|after (we|i) cancel\w*|cancel\w+, how much (is|does|would), upgrade\w*, downgrad\w*, inactive|left|guests?|viewers?, declined?, currency|euros?, pay (you )?more, for more, never (log|sign)( in)?, wrong (name|address|company|vat|number), \d{2,6}( \w+){0,4} (last|before|was|used|previous|instead)( \w+){0,4} \d{2,6}`,
    ),
    answer:
      "More than before is mostly seats: “Settings”, “Plan”, “Invoices” lists under “Changes” who was added and from which day; each seat counts by the day. Does that not explain it, shall I open a ticket for billing?",
    offer: charge,
    asks: [
      asked(
        wordList`(added|add|hired|joined|invited|new|more)( \w+){0,4} (people|person|users?|seats?|colleagues?|guys?|persons|members?|in \w+)( \w+)?, could (that|it) be, is that (it|why|the reason), might be (that|it)`,
        `Most likely, yes: a new seat is charged by the day from when it was accepted, so this invoice has those days of last month beside the whole new one. A seat is ${seatPrices}.`,
      ),
      asked(
        wordList`(remove|removed|deactivate\w*|delete|kick|fewer|less|lower|reduce)( \w+){0,6}`,
        "“Settings”, “People”, the name, “Deactivate”: the seat ends that day. By the month the next invoice is lower at once; in a paid year the rest counts toward the next one.",
      ),
      asked(
        wordList`(did not|never|nobody|no one|not)( \w+){0,3} (add|added|invite|invited|change|changed|new|order|ordered|upgrade|upgraded)( \w+)?, same (number|people|seats|as)( \w+)?, (no|not)( \w+){0,2} (new|changes?|more)( \w+)?, only \d+( \w+)?, we are( only)? \d+`,
        "Then billing should look at it: what was charged wrongly is paid back within 5 working days. Shall I open a ticket with what you told me?",
        charge,
      ),
      asked(
        wordList`(who|which)( \w+){0,4} (added|invited|people|person|seats?|users?|accepted)( \w+)?, who`,
        "The invoice names them under “Changes”, with the day; “Settings”, “People” shows who invited each of them.",
      ),
      asked(
        wordList`(money|refund\w*|paid|get|it) back, refund\w*`,
        "What was charged wrongly is paid back within 5 working days, the way you paid; a seat that was used is not. Billing checks it by ticket: shall I open one?",
        charge,
      ),
      asked(
        wordList`(per|a|one|each) (seat|person|user|head)( \w+)?, seat (price|cost\w*)`,
        `${seatPrices.slice(0, 1).toUpperCase()}${seatPrices.slice(1)}; paid yearly ${shareInWords(yearlyDiscount)} less. A seat that begins in between costs only its days.`,
      ),
      asked(
        wordList`(not|can not|do not)( \w+){0,3} (see|find|owner|admin|access)( \w+)?, ${ways.where}`,
        "“Settings”, “Plan”, “Invoices”, the invoice, “Changes”. Owners and people with the right “billing” see it.",
      ),
      asked(
        wordList`price (rise|increase|change|hike)s?, raise\w*( \w+)? prices?, (did|have) you( \w+)? (raise|change|increase)\w*( \w+)*`,
        "A price holds for the period you paid, and a change is announced 60 days before, by e-mail to the owners. So it is rather the number of seats.",
      ),
      asked(
        ways.howLong,
        "Billing answers a ticket within 1 working day; what was charged wrongly is back within 5 working days.",
      ),
    ],
  },
  {
    title: "Leaving Plumbline",
    section: "subscription_plan",
    names: anywhere(wordList`
      (want|going|have|need|decided|plan|planning|like|about|wish) to (leave|quit|move away|switch away|stop using|cancel everything|close (everything|the account|our account|down))( \w+){0,4}, (we|i) (are|am)( \w+)? (leaving|quitting|cancelling|canceling|moving (away|to (another|a different|asana|trello|monday|jira|notion|clickup|basecamp)))( \w+)?, (leaving|leave) plumbline, (moving|switching|move|switch) to (asana|trello|monday|jira|notion|clickup|basecamp|another (tool|provider|system))
    `),
    not: anywhere(
      wordList`how (do|can|to)( \w+){0,4}, projects?$, import\w*, the (ticket|chat|task|page|guide), order, can (you|i) import, colleagues?, employees?, from (asana|trello|monday|jira|notion|clickup|basecamp)`,
    ),
    answer:
      "Sorry to see you go. First the archive: an owner, “Settings”, “Data”, everything with files and comments as one ZIP. Then “Settings”, “Plan”, “Cancel”: no notice, no fee, readable for 60 days more.",
    asks: [
      asked(
        wordList`(archive|export|download|zip|it)( \w+){0,4} (take|takes|ready|big|large|long)( \w+)?, how long( \w+){0,6} (archive|export|download|zip|take|takes)( \w+)?`,
        "Mostly within the hour, for very large teams up to a day; a mail brings the link, good for seven days. Above 10 GB it comes in parts.",
      ),
      asked(
        wordList`(attachments?|files?|comments?|pictures|documents)( \w+)?, (what|everything)( \w+){0,3} (in|inside|included|contains?)( \w+)?, (open|read|import)( \w+){0,3} (elsewhere|other|asana|trello|jira|excel|it)`,
        "Files and comments are in it: a ZIP with tasks as CSV and JSON and your files in folders, readable anywhere and good for other tools.",
      ),
      asked(
        wordList`(money|refund\w*|something|anything|rest|remaining|unused)( \w+){0,3} back, refund\w*, (paid|pay)( \w+){0,3} (yearly|year|annual\w*|until|till)( \w+)*, yearly, annual\w*`,
        "Of a yearly plan the unused months are paid back within 5 working days: tick “pay back” under “Cancel”. A monthly plan runs to the end of the paid month.",
      ),
      asked(
        wordList`(charged|charge|billed|renew\w*|debited)( \w+){0,4}, (not|no more|stop)( \w+){0,3} (charged|paying|pay|billed), (how|where)( \w+){0,3} cancel\w*( \w+)*, cancel\w*`,
        "An owner: “Settings”, “Plan”, “Cancel”. Nothing is charged after the paid period, and a mail confirms it at once.",
      ),
      asked(
        wordList`(delete|deleted|erase|erased|wiped|gdpr)( \w+){0,4}, what happens( \w+)*, (data|projects|tasks)( \w+){0,4} (after|gone|stay|kept)( \w+)?`,
        "They stay readable for 60 days, then they are erased. Sooner: “Settings”, “Data”, “Delete team”, which locks it at once and erases after 14 days.",
      ),
      asked(
        wordList`(come|came|go|going) back, change (my|our) minds?, undo, resume, return later, pause`,
        "Within the paid period “Keep the plan” undoes it; in the 60 days after, an owner chooses a plan again and everything is there.",
      ),
      asked(
        wordList`(only|just|not) (an? |the )?(member|owner|admin)( \w+)?, ${ways.who}`,
        "An owner; “Settings”, “People” lists them. Is there none any more, a person does it by ticket after checking who you are.",
      ),
      asked(
        ways.doIt,
        "From here I cannot: an owner does it in two minutes. Is there none, a person can by ticket. Shall I open one?",
        "Open a ticket: end the plan for us",
      ),
      asked(
        wordList`cheaper|discount|offer|stay|expensive|price`,
        `What there is: paid yearly every plan is ${shareInWords(yearlyDiscount)} less, Free carries three people, and fewer seats cost less from that day. There are no other discounts.`,
      ),
    ],
  },
  {
    title: "The team is set to be deleted",
    section: "delete_account",
    names: anywhere(wordList`
      (mail|e-?mail|message|notice|says|said|warning|banner)( \w+){0,8} (deleted?|erased?|closed?|removed?)( \w+){0,3} (in|within|after|soon|\d+)( \w+)?, (account|team|workspace)( \w+){0,4} (will be|gets?|going to be|is being|about to be|scheduled)( \w+){0,2} (deleted|erased|closed|removed)
    `),
    not: anywhere(wordList`trial, inactive (people|users), (can|how) (i|we|do)( \w+)*, backup`),
    answer:
      "That mail comes when an owner ordered “Delete team”. Until the 14 days are over any owner stops it: sign in and press “Keep the team”, and all is back at once. Are you an owner?",
    asks: [
      asked(
        wordList`(not|no)( \w+){0,3} (owner|me|us|i)( \w+)?, (another|other|someone|somebody)( \w+){0,3} (owner|did|else)( \w+)?, hacked?, attack\w*`,
        "Then stop it first, as it costs nothing: an owner presses “Keep the team”. If no owner meant it, that is a security case: shall I open a critical ticket?",
        "Open a critical ticket: team set to be deleted, nobody ordered it",
      ),
      asked(
        wordList`who( \w+){0,5}`,
        "The mail names the owner who ordered it; “Settings”, “Data” shows it too, with the day.",
      ),
      asked(
        wordList`(stop|cancel|prevent|undo|keep|save)( \w+)?, yes, (i am|i'm)( \w+)? (owner|admin), ${ways.where}`,
        "Sign in as an owner: the page shows “Keep the team” at once. One press, and everything is as before.",
      ),
      asked(
        wordList`(remove|take|kick|throw)( \w+){0,5} (owner|rights?|out|role)( \w+)?`,
        "An owner takes the role from another owner: “Settings”, “People”, the name, “Role”. “Deactivate” there shuts the person out at once.",
      ),
      asked(
        wordList`(phish\w*|fake|real|scam|spam|genuine)( \w+)?`,
        "Do not click in it: go to the sign-in page yourself. If “Keep the team” does not stand there, the mail is false: forward it to support@plumbline.example.",
      ),
      asked(
        wordList`(data|projects?|tasks?|files?|everything)( \w+){0,4} (lost|gone|safe|there|back)( \w+)?, (too late|after that|already)( \w+)?`,
        "Until the 14 days are over nothing is erased. After that only a backup helps, for 30 days more, by critical ticket.",
      ),
    ],
  },
];
