import { dollars } from "../../../dialogue/reply/reply.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { plans } from "../facts/sample.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** Too many notifications, a declined card, the end of the trial, wrong hours, AI. */

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
      "Go to your bell, “Preferences”: you can set each kind to at once, daily or never, separately for e-mail, phone and browser. “Only when I am mentioned or assigned” cuts most of them.",
    asks: [
      asked(
        wordList`(see|sees|know|knows|notice|told)( \w+){0,5} (muted?|it|that|switched|off|changed), (boss|team|others?|colleagues?|they|anyone)( \w+){0,3} (see|know|notice)( \w+)*`,
        "No, only you can see your notifications; not even owners can.",
      ),
      asked(
        wordList`(only|just)( \w+){0,5} (mention\w*|assigned|me|mine), mention\w*`,
        "Check “Only when I am mentioned or assigned” under your bell, “Preferences”: everything else waits in the bell, without an e-mail.",
      ),
      asked(
        wordList`(at )?night( \w+)*, weekends?( \w+)*, evenings?( \w+)*, after work, holidays?, vacation, quiet (hours|time), do not disturb, hours`,
        "Use “Do not disturb” in your profile, with hours for each day; anything that came in the meantime is in the bell in the morning.",
      ),
      asked(
        wordList`(on|from) (the|my) (phone|mobile|app|iphone|android)( \w+)*, push( \w+)*, (phone|mobile)$`,
        "The same list has a “Phone” column: turn off what can wait there, and e-mail and browser stay as they are.",
      ),
      asked(
        wordList`(this|that|one|single|certain|some|particular) (project|board|task)s?( \w+)*, mute( \w+)*, unfollow( \w+)*, per project`,
        "Use “⋯” on the project or task, “Mute”: you’ll still hear when someone mentions you. You can undo it in the same place.",
      ),
      asked(
        wordList`(daily|once a day|summary|digest|bundle\w*|one mail|weekly|together)( \w+)*`,
        "Set the kind to “daily”, and you’ll get one e-mail at 8:00 in your time zone with everything from the day before.",
      ),
      asked(
        wordList`(everyone|everybody|all of us|whole team|for (others|the team|all|my team|them))( \w+)*, owner( \w+)*`,
        "Everyone sets their own; an owner can’t do it for others.",
      ),
      asked(
        wordList`(still|keep|keeps|again)( \w+){0,5}, (did|done)( \w+)? (that|it)( \w+)*`,
        "Look at the bottom of one of those e-mails: “Why did I get this?” names the rule and has a link to stop it. Which kind is it?",
      ),
      asked(ways.undo, "Yes, in the same place, at any time; what you missed is in the bell."),
      asked(ways.where, "It’s the bell at the top right, then “Preferences”."),
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
      "An owner presses “Try again” or changes the card under “Settings”, “Plan”, “Payment”. Nothing is shut off in the meantime: the plan keeps running for 14 days. Is the card itself OK?",
    asks: [
      asked(
        wordList`(how (long|many days)|when|until when|by when|deadline)( \w+)*, (lock|block|close|cut|delete|shut|suspend|lose)( \w+){0,5}`,
        `The plan keeps running for 14 days from the first failed try. After that the team moves to ${free.name}, with nothing deleted, until it’s paid.`,
      ),
      asked(
        wordList`(card|account|it|money) (is|are|was|works?)( \w+)? (fine|ok|okay|good|valid|covered|there|elsewhere)( \w+)*, (enough|plenty of) money( \w+)*, (paid|works?|used)( \w+){0,6} (ago|today|elsewhere|everywhere|with it)( \w+)*, (bank|they) says?( \w+)*, why( \w+)*`,
        "It’s usually the bank: it wants you to confirm the payment in its app, or it’s blocking foreign payments. Confirm or allow it there, then press “Try again”.",
      ),
      asked(
        wordList`paypal( \w+)*, (other|another|different|new|second) card( \w+)*, (bank )?transfer( \w+)*, by invoice, sepa, other (way|method)s?( \w+)*`,
        "Yes, Visa, Mastercard, American Express or PayPal, under “Settings”, “Plan”, “Payment”; a yearly plan can also be paid by bank transfer against an invoice.",
      ),
      asked(
        wordList`(charged|pay|paid)( \w+){0,3} (twice|double|again|both)( \w+)*`,
        "No, a failed payment isn’t charged. If the bank shows a pending hold, it drops off in 3–5 days.",
      ),
      asked(
        wordList`(not|no)( \w+){0,2} (owner|admin)( \w+)*, ${ways.who}`,
        "An owner can, or someone with the “billing” permission; you can see who they are under “Settings”, “People”.",
      ),
      asked(
        wordList`(tried|try)( \w+){0,4} (again|twice|times|already)( \w+)*, still( \w+)*, same( \w+)*`,
        "Another card or PayPal gets you going right away. Shall I open a ticket for billing, so a person can see why it’s refused?",
        "Open a ticket: a payment that is declined",
      ),
      asked(
        ways.where,
        "It’s under “Settings”, “Plan”, “Payment”; only owners and people with the “billing” permission see it.",
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
    answer: `After 14 days the team moves to ${free.name}, with nothing deleted and nothing charged, since no card was needed. An owner can extend the trial once by 7 days under “Settings”, “Plan”, or choose a plan there.`,
    asks: [
      asked(
        wordList`(lose|lost|happens|gone|deleted|keep|stay|safe)( \w+){0,6}, (data|projects?|tasks?|files?)( \w+)*`,
        `Nothing is deleted. ${free.name} covers ${free.most} people: the others can only read, and what ${business.name} adds is paused until you choose a plan.`,
      ),
      asked(
        wordList`(charge[ds]?|pay|paid|bill\w*|cost|card|money)( \w+)*, automatic\w*( \w+)*`,
        "Nothing is charged automatically: the trial doesn’t ask for a card, and ends without one.",
      ),
      asked(
        wordList`(extend|prolong|longer|more (time|days)|another (week|month))( \w+)*`,
        "Yes, once by 7 days: an owner uses “Settings”, “Plan”, “Prolong the trial”.",
      ),
      asked(
        wordList`which( \w+)? plan( \w+)*, (how much|price|cheapest)( \w+)*, what (do|should) we (take|choose)( \w+)*`,
        `${team.name} is ${dollars(team.price)} and ${business.name} ${dollars(business.price)} per person per month; ${business.name} is what you’ve been trying, and ${team.name} doesn’t have single sign-on or the sign-in log. How many people are you?`,
      ),
      asked(
        wordList`(how many|when)( \w+){0,4} (days|left|end|ends|over)( \w+)*, ${ways.where}`,
        "You’ll see the days left in the first line under “Settings”, “Plan”.",
      ),
      asked(ways.who, "An owner can, under “Settings”, “Plan”."),
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
      "It’s usually the time zone in a profile: your picture, “Profile”, “Time zone”. Everyone sees times in their own; a date without a time is the same everywhere. Is it only wrong for you?",
    asks: [
      asked(
        wordList`(only|just)( \w+)? (me|mine|one|i)( \w+)*, (yes|for me)( \w+)*, (travel\w*|moved|abroad)( \w+)*`,
        "Set it in your profile; “Follow the device” keeps it right when you travel.",
      ),
      asked(
        wordList`(everyone|everybody|all of us|whole team|team|others?|colleagues?)( \w+)*`,
        "An owner sets the team’s own zone, for reports and rules, under “Settings”, “Team”, “Time zone”; each profile stays the way its person set it.",
      ),
      asked(
        wordList`(calendar|outlook|google)( \w+)*`,
        "A connected calendar shows times in its own zone: compare the two settings, then press “Reconnect” under “Settings”, “Connections”.",
      ),
      asked(
        wordList`(daylight|summer ?time|winter ?time|dst|clocks? change)( \w+)*`,
        "Daylight saving time is automatic if you’ve chosen a city as the zone, not a fixed “UTC+1”.",
      ),
      asked(ways.where, "Click your picture at the top right, then “Profile”, “Time zone”."),
      asked(ways.who, "Everyone sets their own; an owner sets the team’s zone."),
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
      "No, this sample product has no AI features, so nothing is written or summarised by a machine, and your data doesn’t go to any model. I only answer for the help desk.",
    asks: [
      asked(
        wordList`(write|writes|summar\w*|generate|create|draft|suggest|translate)( \w+)*, can it( \w+)*`,
        "Not automatically. Templates and rules can take care of repetitive work: “Project”, “⋯”, “Save as template”, and “Rules”.",
      ),
      asked(
        wordList`(train\w*|learn\w*|feed|sell|use|read)( \w+){0,5} (data|tasks?|files?|content|it)( \w+)*, trained( \w+)*`,
        "No, your data doesn’t train any model, ours or anyone else’s, and it isn’t sold.",
      ),
      asked(
        wordList`(turn|switch)( \w+)? (it|that|them)? ?(off|out)( \w+)*, disable( \w+)*, opt out( \w+)*`,
        "There’s nothing to turn off: there are no AI features.",
      ),
      asked(
        wordList`(plan\w*|coming|when|future|soon|later|roadmap|will (you|there))( \w+)*`,
        "Nothing has been announced. You can vote under “?”, “Suggest”, and the release notes, every second Tuesday, tell you what’s new.",
      ),
      asked(
        wordList`(connect|plug in|own|api|zapier|with our)( \w+)*`,
        "With the API on Team and Business you can connect your own service; what it does with the data is then between you and that service.",
      ),
    ],
  },
];
