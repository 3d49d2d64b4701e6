import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hoursSaid } from "../business/ideas.ts";
import type { Situation } from "./situation.ts";

/** Situations that small businesses bring every day: quiet hours, a price to raise, a false review, an unread letter. */

const reviews = anywhere(
  wordList`(1|one|2|two|3)[ -]?stars?, (bad |nasty |negative |google )?reviews?, ratings?`,
);

export const everyday: readonly Situation[] = [
  {
    id: "quiet-hours",
    name: "the quiet hours",
    ways: ["walk_in"],
    told: [
      [
        anywhere(
          wordList`dead, empty, quiet, slow, nobody (comes|there|in), no one (comes|in|there), half empty`,
        ),
        anywhere(
          wordList`afternoons?, mornings?, evenings?, lunch( ?time)?, midweek, (mon|tues|wednes|thurs|fri|satur|sun)days?, from \d+, between \d+, \d+ (to|-|until) \d+, hours?, weekdays?, january, february, winter, summer`,
        ),
      ],
    ],
    opening: ({ text }) =>
      `Give those hours${hoursSaid(text)} one reason of their own, and leave the busy ones as they are: a board outside with one thing, one price and the hours, and a stamp card that counts double then. Who passes your door at that time?`,
    own: [
      [
        /\b(?:nobody|no one|hardly anyone|not many|few) (?:people )?(?:pass|walk)|\b(?:side street|off the street)\b/,
        "Then fetch them: samples and a card to the five nearest offices and shops, today, with something on the house in those hours.",
      ],
      [
        /\b(?:offices?|workers|students?|school|mums?|moms?|parents|pensioners|old people|tourists|shoppers|families|kids)\b/,
        "Then make it theirs: one thing they want at that hour, in their words, on the board and on a card where they are (the office kitchen, the school gate). Name the hours on it.",
      ],
    ],
    answers: {
      first:
        "Today: the board, with one thing, one price and the hours. Count for a week how many say they came for it.",
      instead:
        "A use instead of an offer: a table for people who work, a knitting or chess hour. A group that comes each week fills more than a price.",
      time: "A board shows within a week; a habit such as a weekly group takes six to eight.",
      cost: "Chalk and cards, about $20, and what you give away in those hours.",
      discount:
        "Not on everything: one thing together with a coffee, only in those hours, so that nobody pays less who would have come.",
      fails:
        "Then change the thing, not the price, and put the board where people wait: the bus stop, the crossing.",
      measure:
        "A stroke on a list for everybody who orders it, each day for two weeks, against the till of the weeks before.",
    },
  },
  {
    id: "raise-price",
    name: "the higher price",
    told: [
      [
        anywhere(
          wordList`(put|putting|raise|raising|increase|increasing|push|bump) (\w+ ){0,3}(prices?|rates?|fees?|them|it)( up)?, prices? up, charge more, too cheap, (higher|new) prices?, price (rise|increase)`,
        ),
        /\b(?:should|can|could|how much|is it|may|afford|ok|okay|scared|afraid|worried|time|mean|when|now|want|need|thinking)\b/,
      ],
    ],
    not: /\b(?:publish|show|website|on the (?:page|site)|cpc|click|ad prices?|bid)\b/,
    opening:
      "Yes, if your costs rose or you are full: up to 15% in one step is usual, more is better in two. Say it in person, three or four weeks before. What do you charge now, and what would you like?",
    own: [
      [
        /\b\d+(?:\.\d+)? (?:a|per|each|now|for)\b|\bcosts? (?:went|have gone|are|is|gone) up\b/,
        ({ text }) => {
          const now = Number(/\b(\d{1,5}(?:\.\d+)?) (?:a|per|each|now|for)\b/.exec(text)?.[1]);
          return now > 0
            ? `From ${now}, the usual step is ${Math.round(now * 1.1)} to ${Math.round(now * 1.15)} (10 to 15%). If your costs rose by more, take that and say so: people accept a reason. What would you like to charge?`
            : "Then raise by what your costs rose, and say that reason: people accept it. What do you charge now?";
        },
      ],
      [
        /\b(?:lose|leave|go away|run away|go elsewhere|stay away|scare)\b/,
        "A few, mostly those who came for the price. At 10% more, nine of a hundred could leave and you would earn the same; with a word from you in time it is seldom more than two or three.",
      ],
      [
        /\b(?:go back|back to|undo|lower (?:it|them) again|take it back)\b/,
        "No: going back tells all the others that the rise was not needed. Keep it, and offer something smaller at the old price to those who cannot.",
      ],
      [
        /\bwhen\b|\bhow early\b|\bnotice\b/,
        "Tell them three or four weeks before, and begin on the first of a month; not in December, and not right after a complaint.",
      ],
    ],
    answers: {
      why: "Because at the old price higher costs come out of your own pay, and those who come for you rather than the price stay.",
      write:
        "Three sentences: from when, what it costs, thank you. Say “write it for me”, and I do.",
      discount:
        "No discount on top: it takes the rise back. Rather keep one small thing at the old price.",
      fails:
        "Then do not go back: offer something smaller at the old price, and ask those who left why.",
      sure: "Nobody can promise it, but at a tenth more you would have to lose one in eleven before you earn less.",
    },
  },
  {
    id: "false-review",
    name: "a review that is not true",
    told: [
      [
        reviews,
        anywhere(
          wordList`lie, lies, lying, fake, false, not true, untrue, made up, never (even )?(a |been |was |came |bought |my |our )?\w*, not (a|my|our) (customer|client|guest), competitor\w*, do not know (her|him|them), unfair, not fair, (delete|remove|take|taken)( \w+)? ?(it|down)?`,
        ),
      ],
    ],
    opening:
      "Two things. Report it on Google: the three dots beside it, “Report review”, as not based on a real visit; it is looked at within days. And answer calmly, for those who read along. Shall I write the answer?",
    own: [
      [
        /\b(?:delete|deleted|remove|removed|take|taken|get rid|gone|report|flag)\b/,
        "Only Google can take it down, and only for a breach of its rules: no real visit, abuse, a rival. Report it by the three dots beside it; if that is refused, appeal once in its review tool with your proof.",
      ],
      [
        /\b(?:sue|lawyer|legal|court|police)\b/,
        "A false claim of fact can be a case for a lawyer; an opinion is not. First report it and answer it: that is free, and mostly enough.",
      ],
      [
        /\b(?:ignore|leave it|not answer|no answer|say nothing|should i (?:answer|reply|respond))\b/,
        "Answer it, once: those who read it judge you by the answer. Three calm sentences, no argument, and your number.",
      ],
    ],
    answers: {
      first:
        "Report it today, answer it today, then send the link to ten happy customers: the next stars push it down.",
      time: "Google mostly decides within three to seven days; an appeal takes a week or two.",
      fails:
        "Then the answer stands below it, and ten new ones above it: that is what people read.",
      write: "Say “write it for me” and what she claims, and I write the answer.",
      why: "Because people read the bad ones first, and then how you answer.",
    },
  },
  {
    id: "unread-letter",
    name: "a letter that nobody opens",
    told: [
      [
        anywhere(wordList`newsletters?, e-?mails?, mails?, mailings?, letters?`),
        /\b(?:nobody|no one|noone|not|never|hardly|few|low|bad|only)\b/,
        anywhere(wordList`opens?, opened, opening( rate)?, open rate, reads?`),
      ],
    ],
    not: /\b(?:spam folder|bounce\w*|unsubscribe\w*)\b/,
    opening:
      "It is mostly the sender and the subject: people see only these. Send it from your own name, and let the subject say what is inside, such as “Monday 7 pm: three mats left”. How many are on the list, and what was the last subject?",
    own: [
      [
        /\bsubject (?:was|is|line was|line is)\b|\b(?:it|last one|mine) (?:was|is|said)\b.*\bnews/,
        "That says who writes, not what is in it, so people leave it for later. Tell me what the next one is about, and I write three subject lines.",
      ],
      [
        /\b(?:subject|headline|title)\b/,
        "The subject says in six words what the reader gets, with a day or a figure, and no “newsletter”. Tell me what the next one is about, and I write three.",
      ],
      [
        /\b(?:spf|dkim|dmarc)\b/,
        "SPF, DKIM and DMARC are three lines in the settings of your web address that prove a mail is from you; without them it lands in spam. Mailchimp and others list them under “Domains”: copy them to where you bought the address.",
      ],
    ],
    answers: {
      first:
        "First your own name as the sender; then the subject. Both take five minutes with the next letter.",
      often:
        "Every two weeks is better than monthly: shorter, one thing each. After a month people have forgotten that they signed up.",
      time: "You see it with the next letter; after three you know.",
      measure: "Clicks and answers rather than openings: mail programs count those wrongly.",
      write: "Tell me what it is about, and I write three subject lines or the opening.",
      instead:
        "Ask the thirty who do open what they would like; and put what is urgent into a message or on the door.",
    },
  },
];
