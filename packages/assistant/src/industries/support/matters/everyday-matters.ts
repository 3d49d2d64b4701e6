import { dollars } from "../../../dialogue/reply.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { plans } from "../sample.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** Too many notifications, a declined card, the end of the trial, hours that are wrong, AI. */

const [free, team, business] = plans;
const notices = wordList`notifications?, notices?, alerts?, reminders?, mails?, e-?mails?, pings?, messages`;

export const everydayMatters: readonly Matter[] = [
  {
    title: "Too many notifications",
    section: "email_notifications",
    names: anywhere(wordList`
      (too many|way too many|so many|tons of|hundreds of|fewer|less|flooded with|drowning in|spammed with|overwhelmed by|stop (all |the |these |sending )*)( \w+){0,3} ${notices}, ${notices}( \w+){0,4} (too many|too much|annoy\w*|driv\w+ me|all day|nonstop|every (minute|hour|change)), inbox( \w+){0,3} (full|flooded|exploding)
    `),
    not: anywhere(
      wordList`(no|not|never|missing|do not (get|receive))( \w+){0,3} ${notices}, unsubscribe( \w+)? newsletter, api, twice, double, webhooks?, calls, invit\w+, owner( \w+){0,3} others?`,
    ),
    answer:
      "Your bell, “Preferences”: each kind is set to at once, daily or never, for mail, phone and browser by itself. “Only when I am mentioned or assigned” cuts most of it.",
    asks: [
      asked(
        wordList`(see|sees|know|knows|notice|told)( \w+){0,5} (muted?|it|that|switched|off|changed), (boss|team|others?|colleagues?|they|anyone)( \w+){0,3} (see|know|notice)( \w+)*`,
        "No: your notifications are seen by you alone, owners included.",
      ),
      asked(
        wordList`(only|just)( \w+){0,5} (mention\w*|assigned|me|mine), mention\w*`,
        "Tick “Only when I am mentioned or assigned” in your bell, “Preferences”: all else waits in the bell, without a mail.",
      ),
      asked(
        wordList`(at )?night( \w+)*, weekends?( \w+)*, evenings?( \w+)*, after work, holidays?, vacation, quiet (hours|time), do not disturb, hours`,
        "“Do not disturb” in your profile, with hours for each day; what came meanwhile is in the bell in the morning.",
      ),
      asked(
        wordList`(on|from) (the|my) (phone|mobile|app|iphone|android)( \w+)*, push( \w+)*, (phone|mobile)$`,
        "The same list has a column “Phone”: switch off there what may wait, and mail and browser stay as they are.",
      ),
      asked(
        wordList`(this|that|one|single|certain|some|particular) (project|board|task)s?( \w+)*, mute( \w+)*, unfollow( \w+)*, per project`,
        "“⋯” on the project or task, “Mute”: you still hear when someone mentions you. The same place takes it back.",
      ),
      asked(
        wordList`(daily|once a day|summary|digest|bundle\w*|one mail|weekly|together)( \w+)*`,
        "Set the kind to “daily”: one mail at 8:00 of your time zone holds everything of the day before.",
      ),
      asked(
        wordList`(everyone|everybody|all of us|whole team|for (others|the team|all|my team|them))( \w+)*, owner( \w+)*`,
        "Each person sets their own; an owner cannot do it for others.",
      ),
      asked(
        wordList`(still|keep|keeps|again)( \w+){0,5}, (did|done)( \w+)? (that|it)( \w+)*`,
        "Then look at the foot of such a mail: “Why did I get this?” names the rule and has a link that ends it. Which kind is it?",
      ),
      asked(ways.undo, "Yes, in the same place, at any time; what you missed is in the bell."),
      asked(ways.where, "The bell at the top right, then “Preferences”."),
    ],
  },
  {
    title: "A card that is declined",
    section: "payment_methods",
    names: anywhere(wordList`
      (card|payment|paypal)( \w+){0,4} (declined|rejected|refused|failed|fails|bounced|not (accepted|go through|going through|work\w*)), (could|can|did) not( \w+)? (charge|collect|take|debit)( \w+){0,3}, payment (failure|problem|error)s?
    `),
    not: anywhere(
      wordList`twice, double, orders?, displays?, mounts?, wrong amount, change the card$, invoice (is|shows), (pay|go|switch)( \w+){0,3} (by|to) invoice`,
    ),
    answer:
      "An owner presses “Try again” or changes the card under “Settings”, “Plan”, “Payment”. Nothing is cut off meanwhile: the plan goes on for 14 days. Is the card itself in order?",
    asks: [
      asked(
        wordList`(how (long|many days)|when|until when|by when|deadline)( \w+)*, (lock|block|close|cut|delete|shut|suspend|lose)( \w+){0,5}`,
        `The plan goes on for 14 days from the first failed try. After that the team goes on as ${free.name}, with nothing deleted, until it is paid.`,
      ),
      asked(
        wordList`(card|account|it|money) (is|are|was|works?)( \w+)? (fine|ok|okay|good|valid|covered|there|elsewhere)( \w+)*, (enough|plenty of) money( \w+)*, (paid|works?|used)( \w+){0,6} (ago|today|elsewhere|everywhere|with it)( \w+)*, (bank|they) says?( \w+)*, why( \w+)*`,
        "Then it is mostly the bank: it wants you to confirm the payment in its app, or blocks payments abroad. Confirm or allow it there, then press “Try again”.",
      ),
      asked(
        wordList`paypal( \w+)*, (other|another|different|new|second) card( \w+)*, (bank )?transfer( \w+)*, by invoice, sepa, other (way|method)s?( \w+)*`,
        "Yes: Visa, Mastercard, American Express or PayPal, under “Settings”, “Plan”, “Payment”; a yearly plan also by bank transfer against an invoice.",
      ),
      asked(
        wordList`(charged|pay|paid)( \w+){0,3} (twice|double|again|both)( \w+)*`,
        "No: a payment that failed takes nothing. If the bank shows a reservation, it falls away in 3–5 days.",
      ),
      asked(
        wordList`(not|no)( \w+){0,2} (owner|admin)( \w+)*, ${ways.who}`,
        "An owner, or somebody with the right “billing”; who they are stands under “Settings”, “People”.",
      ),
      asked(
        wordList`(tried|try)( \w+){0,4} (again|twice|times|already)( \w+)*, still( \w+)*, same( \w+)*`,
        "Then another card or PayPal gets you on at once. Shall I open a ticket for billing, so that a person sees why it is refused?",
        "Open a ticket: a payment that is declined",
      ),
      asked(
        ways.where,
        "“Settings”, “Plan”, “Payment”; only owners and people with the right “billing” see it.",
      ),
    ],
  },
  {
    title: "The end of the trial",
    section: "license_activation",
    names: anywhere(wordList`
      trial( \w+){0,5} (end\w*|over|expire\w*|runs? out|finish\w*|left|done|last\w*), (end|after|expiry) of( \w+){0,2} trial, (after|when) (the|our|my) trial( \w+)*, (extend|prolong|longer)( \w+){0,3} trial
    `),
    not: anywhere(wordList`charged, billed, invoice, debited, how long is, how many days`),
    answer: `After 14 days the team goes on as ${free.name}, with nothing deleted and nothing charged: no card was needed. An owner may prolong the trial once by 7 days under “Settings”, “Plan”, or choose a plan there.`,
    asks: [
      asked(
        wordList`(lose|lost|happens|gone|deleted|keep|stay|safe)( \w+){0,6}, (data|projects?|tasks?|files?)( \w+)*`,
        `Nothing is deleted. ${free.name} carries ${free.most} people: the others can only read, and what ${business.name} adds rests until you choose a plan.`,
      ),
      asked(
        wordList`(charge[ds]?|pay|paid|bill\w*|cost|card|money)( \w+)*, automatic\w*( \w+)*`,
        "Nothing is charged by itself: the trial asks for no card, and ends without one.",
      ),
      asked(
        wordList`(extend|prolong|longer|more (time|days)|another (week|month))( \w+)*`,
        "Yes, once by 7 days: an owner, “Settings”, “Plan”, “Prolong the trial”.",
      ),
      asked(
        wordList`which( \w+)? plan( \w+)*, (how much|price|cheapest)( \w+)*, what (do|should) we (take|choose)( \w+)*`,
        `${team.name} is ${dollars(team.price)} and ${business.name} ${dollars(business.price)} a person and month; ${business.name} is what you have tried, ${team.name} has no single sign-on and no log of sign-ins. How many people are you?`,
      ),
      asked(
        wordList`(how many|when)( \w+){0,4} (days|left|end|ends|over)( \w+)*, ${ways.where}`,
        "The days left stand in the first line under “Settings”, “Plan”.",
      ),
      asked(ways.who, "An owner: “Settings”, “Plan”."),
    ],
  },
  {
    title: "Hours and dates that are wrong",
    section: "edit_account",
    names: anywhere(wordList`
      (time|times|hours?|clock|dates?|deadlines?|due dates?)( \w+){0,5} (wrong|off by|an hour (off|early|late)|one day (off|early|late)|a day (off|early|late)|hours? (off|ahead|behind)|shifted|do not match), (time ?zones?)( \w+){0,4} (wrong|change|set|different|mixed), (wrong|different) (time ?zones?|times?|hours?)
    `),
    not: anywhere(
      wordList`tickets?, desk, support, first answer, tracked|timesheets?, webhooks?, api, (shifted|moved|jumped|changed)( \w+){0,3} (week|month|year|days)s?`,
    ),
    answer:
      "Mostly the time zone in a profile: your picture, “Profile”, “Time zone”. Each person sees hours in their own; a date without an hour is the same everywhere. Is it wrong for you alone?",
    asks: [
      asked(
        wordList`(only|just)( \w+)? (me|mine|one|i)( \w+)*, (yes|for me)( \w+)*, (travel\w*|moved|abroad)( \w+)*`,
        "Then set it in your profile; “Follow the device” keeps it right when you travel.",
      ),
      asked(
        wordList`(everyone|everybody|all of us|whole team|team|others?|colleagues?)( \w+)*`,
        "The team’s own zone, for reports and rules, an owner sets under “Settings”, “Team”, “Time zone”; each profile stays as its person set it.",
      ),
      asked(
        wordList`(calendar|outlook|google)( \w+)*`,
        "A connected calendar shows hours in its own zone: compare the two settings, then “Reconnect” under “Settings”, “Connections”.",
      ),
      asked(
        wordList`(daylight|summer ?time|winter ?time|dst|clocks? change)( \w+)*`,
        "The change of the clocks is made by itself where a city is chosen as the zone, not a fixed “UTC+1”.",
      ),
      asked(ways.where, "Your picture at the top right, “Profile”, “Time zone”."),
      asked(ways.who, "Each person for themselves; the team’s zone an owner."),
    ],
  },
  {
    title: "AI in Plumbline",
    section: "privacy_data",
    names: anywhere(wordList`
      (ai|artificial intelligence|chatgpt|gpt|copilot|machine learning|llm)( \w+){0,4} (features?|in (it|plumbline|the app)|functions?|included|tasks?|summar\w*|write|assistant), (have|has|use|uses|offer|is there|with|got)( \w+){0,3} (ai|artificial intelligence|chatgpt|copilot)
    `),
    not: anywhere(
      wordList`(are|r) you( \w+){0,3}, this (chat|bot|chatbot), is this, our own, roadmap, api`,
    ),
    answer:
      "No: this sample product has no AI features, so nothing is written or summed up by a machine, and your data go to no model. I answer for the help desk only.",
    asks: [
      asked(
        wordList`(write|writes|summar\w*|generate|create|draft|suggest|translate)( \w+)*, can it( \w+)*`,
        "Not by itself. Templates and rules take over what repeats: “Project”, “⋯”, “Save as template”, and “Rules”.",
      ),
      asked(
        wordList`(train\w*|learn\w*|feed|sell|use|read)( \w+){0,5} (data|tasks?|files?|content|it)( \w+)*, trained( \w+)*`,
        "No: your data train no model, ours or anybody’s, and they are not sold.",
      ),
      asked(
        wordList`(turn|switch)( \w+)? (it|that|them)? ?(off|out)( \w+)*, disable( \w+)*, opt out( \w+)*`,
        "There is nothing to switch off: no AI features exist.",
      ),
      asked(
        wordList`(plan\w*|coming|when|future|soon|later|roadmap|will (you|there))( \w+)*`,
        "Nothing is announced. “?”, “Suggest” takes your vote, and the release notes, every second Tuesday, say what has come.",
      ),
      asked(
        wordList`(connect|plug in|own|api|zapier|with our)( \w+)*`,
        "By the API on Team and Business you can connect a service of your own; what it does with the data is then between you and it.",
      ),
    ],
  },
];
