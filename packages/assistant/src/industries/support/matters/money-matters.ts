import { dollars, shareInWords } from "../../../dialogue/reply/reply.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { plans, yearlyDiscount } from "../facts/sample.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** A higher bill, leaving Plumbline, a team whose deletion was requested. */

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
      wordList`not( \w+)? (higher|more|bigger|wrong)|(different|wrong|other|random) order|twice|two times|double charge|reservation|vat|trial|after (we|i) cancel\w*|cancel\w+, how much (is|does|would), upgrade\w*, downgrad\w*, inactive|left|guests?|viewers?, declined?, currency|euros?, pay (you )?more, for more, never (log|sign)( in)?, instead of( \w+)? (cards?|paypal|months?|monthly|years?|yearly|invoices?|transfer), wrong (name|address|company|vat|number), \d{2,6}( \w+){0,4} (last|before|was|used|previous|instead)( \w+){0,4} \d{2,6}`,
    ),
    answer:
      "A higher bill usually means more seats: “Settings”, “Plan”, “Invoices” lists under “Changes” who was added and from which day; each seat counts by the day. If that doesn’t explain it, shall I open a ticket for billing?",
    offer: charge,
    asks: [
      asked(
        wordList`(added|add|hired|joined|invited|new|more)( \w+){0,4} (people|person|users?|seats?|colleagues?|guys?|persons|members?|in \w+)( \w+)?, could (that|it) be, is that (it|why|the reason), might be (that|it)`,
        `Most likely, yes: a new seat is charged by the day from when it was accepted, so this invoice has those days from last month on top of the whole new one. A seat is ${seatPrices}.`,
      ),
      asked(
        wordList`(remove|removed|deactivate\w*|delete|kick|fewer|less|lower|reduce)( \w+){0,6}`,
        "Use “Settings”, “People”, the name, “Deactivate”: the seat ends that day. On a monthly plan the next invoice is lower right away; in a paid year, the rest counts toward the next one.",
      ),
      asked(
        wordList`(did not|never|nobody|no one|not)( \w+){0,3} (add|added|invite|invited|change|changed|new|order|ordered|upgrade|upgraded)( \w+)?, same (number|people|seats|as)( \w+)?, (no|not)( \w+){0,2} (new|changes?|more)( \w+)?, only \d+( \w+)?, we are( only)? \d+`,
        "Billing should look at it, then: anything charged by mistake is refunded within 5 working days. Shall I open a ticket with what you told me?",
        charge,
      ),
      asked(
        wordList`(who|which)( \w+){0,4} (added|invited|people|person|seats?|users?|accepted)( \w+)?, who`,
        "The invoice names them under “Changes”, with the day; “Settings”, “People” shows who invited each of them.",
      ),
      asked(
        wordList`(money|refund\w*|paid|get|it) back, refund\w*`,
        "Anything charged by mistake is refunded within 5 working days, the way you paid; a seat that was used isn’t. Billing checks it by ticket: shall I open one?",
        charge,
      ),
      asked(
        wordList`(per|a|one|each) (seat|person|user|head)( \w+)?, seat (price|cost\w*)`,
        `${seatPrices.slice(0, 1).toUpperCase()}${seatPrices.slice(1)}; paying yearly is ${shareInWords(yearlyDiscount)} less. A seat that starts partway through only costs its days.`,
      ),
      asked(
        wordList`(not|can not|do not)( \w+){0,3} (see|find|owner|admin|access)( \w+)?, ${ways.where}`,
        "It’s under “Settings”, “Plan”, “Invoices”, the invoice, “Changes”. Owners and people with the “billing” permission can see it.",
      ),
      asked(
        wordList`price (rise|increase|change|hike)s?, raise\w*( \w+)? prices?, (did|have) you( \w+)? (raise|change|increase)\w*( \w+)*`,
        "Your price won’t change during a period you’ve paid for, and we e-mail the owners 60 days before any change. It’s more likely the number of seats.",
      ),
      asked(
        ways.howLong,
        "Billing answers a ticket within 1 working day; anything charged by mistake is back within 5 working days.",
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
      wordList`how (do|can|to)( \w+){0,4}, (leave|quit)( (a|an|some|my|our|the|this|it|that))?( \w+)? (feedback|comments?|reviews?|ratings?|notes?|messages?|tasks?|boards?|open|empty|blank), projects?$, import\w*, the (ticket|chat|task|page|guide), order, can (you|i) import, colleagues?, employees?, from (asana|trello|monday|jira|notion|clickup|basecamp)`,
    ),
    answer:
      "Sorry to see you go. Get the archive first: an owner goes to “Settings”, “Data” for one ZIP with files and comments. After that, “Settings”, “Plan”, “Cancel”: no notice, no fee, and 60 more days to read your data.",
    asks: [
      asked(
        wordList`(archive|export|download|zip|it)( \w+){0,4} (take|takes|ready|big|large|long)( \w+)?, how long( \w+){0,6} (archive|export|download|zip|take|takes)( \w+)?`,
        "Usually within the hour, for very large teams up to a day; you’ll get the link by e-mail, good for seven days. Above 10 GB it comes in parts.",
      ),
      asked(
        wordList`(attachments?|files?|comments?|pictures|documents)( \w+)?, (what|everything)( \w+){0,3} (in|inside|included|contains?)( \w+)?, (open|read|import)( \w+){0,3} (elsewhere|other|asana|trello|jira|excel|it)`,
        "Files and comments are in it: a ZIP with tasks as CSV and JSON and your files in folders, which you can read anywhere and use in other tools.",
      ),
      asked(
        wordList`(money|refund\w*|something|anything|rest|remaining|unused)( \w+){0,3} back, refund\w*, (paid|pay)( \w+){0,3} (yearly|year|annual\w*|until|till)( \w+)*, yearly, annual\w*`,
        "On a yearly plan, the unused months are refunded within 5 working days: check “pay back” under “Cancel”. A monthly plan runs to the end of the month you’ve paid for.",
      ),
      asked(
        wordList`(charged|charge|billed|renew\w*|debited)( \w+){0,4}, (not|no more|stop)( \w+){0,3} (charged|paying|pay|billed), (how|where)( \w+){0,3} cancel\w*( \w+)*, cancel\w*`,
        "An owner uses “Settings”, “Plan”, “Cancel”. Nothing is charged after the paid period, and an e-mail confirms it right away.",
      ),
      asked(
        wordList`(delete|deleted|erase|erased|wiped|gdpr)( \w+){0,4}, what happens( \w+)*, (data|projects|tasks)( \w+){0,4} (after|gone|stay|kept)( \w+)?`,
        "You can still read it for 60 days, then it’s erased. For sooner, use “Settings”, “Data”, “Delete team”, which locks it right away and erases it after 14 days.",
      ),
      asked(
        wordList`(come|came|go|going) back, change (my|our) minds?, undo, resume, return later, pause`,
        "During the paid period, “Keep the plan” undoes it; in the 60 days after that, an owner chooses a plan again and everything is there.",
      ),
      asked(
        wordList`(only|just|not) (an? |the )?(member|owner|admin)( \w+)?, ${ways.who}`,
        "An owner can; “Settings”, “People” lists them. If there isn’t one anymore, a person does it by ticket after checking who you are.",
      ),
      asked(
        ways.doIt,
        "I can’t do that from here: an owner can in two minutes. If there isn’t one, a person can by ticket. Shall I open one?",
        "Open a ticket: end the plan for us",
      ),
      asked(
        wordList`cheaper|discount|offer|stay|expensive|price`,
        `Your options are these: paying yearly takes ${shareInWords(yearlyDiscount)} off every plan, Free covers three people, and fewer seats cost less from that day. There are no other discounts.`,
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
      "You get that e-mail when an owner has ordered “Delete team”. Until the 14 days are up, any owner can stop it: sign in and press “Keep the team”, and everything is back right away. Are you an owner?",
    asks: [
      asked(
        wordList`(not|no)( \w+){0,3} (owner|me|us|i)( \w+)?, (another|other|someone|somebody)( \w+){0,3} (owner|did|else)( \w+)?, hacked?, attack\w*`,
        "Stop it first, since that’s free: an owner presses “Keep the team”. If no owner meant to do it, that’s a security case: shall I open a critical ticket?",
        "Open a critical ticket: team set to be deleted, no one ordered it",
      ),
      asked(
        wordList`who( \w+){0,5}`,
        "The e-mail names the owner who ordered it; “Settings”, “Data” shows it too, with the day.",
      ),
      asked(
        wordList`(stop|cancel|prevent|undo|keep|save)( \w+)?, yes, (i am|i'm)( \w+)? (owner|admin), ${ways.where}`,
        "Sign in as an owner, and the page shows “Keep the team” right away. Press it once, and everything is as before.",
      ),
      asked(
        wordList`(remove|take|kick|throw)( \w+){0,5} (owner|rights?|out|role)( \w+)?`,
        "Another owner can take the role away: “Settings”, “People”, the name, “Role”. “Deactivate” there locks the person out right away.",
      ),
      asked(
        wordList`(phish\w*|fake|real|scam|spam|genuine)( \w+)?`,
        "Don’t click anything in it: go to the sign-in page yourself. If you don’t see “Keep the team” there, the e-mail is fake: forward it to support@plumbline.example.",
      ),
      asked(
        wordList`(data|projects?|tasks?|files?|everything)( \w+){0,4} (lost|gone|safe|there|back)( \w+)?, (too late|after that|already)( \w+)?`,
        "Nothing is erased until the 14 days are up. After that only a backup helps, for 30 more days, by critical ticket.",
      ),
    ],
  },
];
