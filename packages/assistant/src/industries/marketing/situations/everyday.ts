import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hoursSaid } from "../business/ideas.ts";
import { extrasFor } from "./extras.ts";
import type { Situation } from "./situation.ts";

/** Everyday situations of small businesses: quiet hours, a price to raise, a false review, an unread letter. */

const reviews = anywhere(
  wordList`(1|one|2|two|3)[ -]?stars?, (bad |nasty |negative |google )?reviews?, ratings?`,
);

export const everyday: readonly Situation[] = [
  {
    id: "quiet-hours",
    name: "the quiet hours",
    ways: ["walk_in"],
    signs: [
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
      `Give those hours${hoursSaid(text)} one reason of their own, and leave the busy ones as they are: a board outside with one thing, one price and the hours, and a punch card that counts double then. Who walks past your door at that time?`,
    examples: extrasFor,
    own: [
      [
        /\b(?:nobody|no one|hardly anyone|not many|few) (?:people )?(?:pass|walk)|\b(?:side street|off the street)\b/,
        "Go and get them: samples and a card to the five nearest offices and shops, today, with something on the house in those hours.",
      ],
      [
        /\b(?:offices?|workers|students?|school|mums?|moms?|parents|pensioners|old people|tourists|shoppers|families|kids)\b/,
        "Make it theirs: one thing they want at that hour, in their words, on the board and on a card where they are (the office kitchen, the school gate). Put the hours on it.",
      ],
    ],
    answers: {
      first:
        "Today: the board, with one thing, one price and the hours. Count for a week how many people say they came for it.",
      instead:
        "A use instead of an offer: a table for people who work, a knitting or chess hour. A group that comes every week brings in more than a price.",
      time: "A board works within a week; a habit such as a weekly group takes six to eight.",
      cost: "Chalk and cards, about $20, plus what you give away in those hours.",
      discount:
        "Not on everything: one thing together with a coffee, only in those hours, so no one who would have come pays less.",
      fails:
        "Change the product, not the price, and put the board where people wait: the bus stop, the crosswalk.",
      measure:
        "A tally mark for everyone who orders it, every day for two weeks, compared with the register from the weeks before.",
    },
  },
  {
    id: "raise-price",
    name: "the higher price",
    signs: [
      [
        anywhere(
          wordList`(put|putting|raise|raising|increase|increasing|push|bump) (\w+ ){0,3}(prices?|rates?|fees?|them|it)( up)?, prices? up, charge more, too cheap, (higher|new) prices?, price (rise|increase)`,
        ),
        /\b(?:should|can|could|how much|is it|may|afford|ok|okay|scared|afraid|worried|time|mean|when|now|want|need|thinking)\b/,
      ],
    ],
    not: /\b(?:publish|show|website|on the (?:page|site)|cpc|click|ad prices?|bid)\b/,
    opening:
      "Yes, if your costs went up or you’re full: up to 15% in one step is usual, and more is better in two. Say it in person, three or four weeks ahead. What do you charge now, and what would you like to charge?",
    own: [
      [
        /\b\d+(?:\.\d+)? (?:a|per|each|now|for)\b|\bcosts? (?:went|have gone|are|is|gone) up\b/,
        ({ text }) => {
          const now = Number(/\b(\d{1,5}(?:\.\d+)?) (?:a|per|each|now|for)\b/.exec(text)?.[1]);
          return now > 0
            ? `From ${now}, the usual step is ${Math.round(now * 1.1)} to ${Math.round(now * 1.15)} (10 to 15%). If your costs went up by more, use that and say so, because people accept a reason. What would you like to charge?`
            : "Raise it by what your costs went up, and give that reason, because people accept it. What do you charge now?";
        },
      ],
      [
        /\b(?:lose|leave|go away|run away|go elsewhere|stay away|scare)\b/,
        "A few, usually those who came for the price. At 10% more, nine in a hundred could leave and you’d earn the same; if you tell people in time, it’s rarely more than two or three.",
      ],
      [
        /\b(?:go back|back to|undo|lower (?:it|them) again|take it back)\b/,
        "No: going back tells everyone else that the increase wasn’t needed. Keep it, and offer something smaller at the old price to people who can’t afford it.",
      ],
      [
        /\bwhen\b|\bhow early\b|\bnotice\b/,
        "Tell them three or four weeks ahead, and start on the first of a month; not in December, and not right after a complaint.",
      ],
    ],
    answers: {
      why: "Because at the old price, higher costs come out of your own pay, and people who come for you and not the price will stay.",
      write:
        "Three sentences: from when, what it costs, thank you. Say “write it for me”, and I will.",
      discount:
        "No discount on top, because that takes the increase back. Keep one small thing at the old price instead.",
      fails:
        "Don’t go back: offer something smaller at the old price, and ask the people who left why.",
      sure: "No one can promise it, but at a tenth more you’d have to lose one in eleven before you earn less.",
    },
  },
  {
    id: "false-review",
    name: "a review that isn’t true",
    signs: [
      [
        reviews,
        anywhere(
          wordList`lie, lies, lying, fake, false, not true, untrue, made up, never (even )?(a |been |was |came |bought |my |our )?\w*, not (a|my|our) (customer|client|guest), competitor\w*, do not know (her|him|them), unfair, not fair, (delete|remove|take|taken)( \w+)? ?(it|down)?`,
        ),
      ],
    ],
    opening:
      "Do two things. Report it on Google: the three dots next to it, “Report review”, as not based on a real visit, and it gets looked at within days. Answer it calmly as well, for the people reading along. Shall I write the answer?",
    own: [
      [
        /\b(?:delete|deleted|remove|removed|take|taken|get rid|gone|report|flag)\b/,
        "Only Google can take it down, and only if it breaks the rules: no real visit, abuse, a competitor. Report it with the three dots next to it; if that’s turned down, appeal once in its review tool with your proof.",
      ],
      [
        /\b(?:sue|lawyer|legal|court|police)\b/,
        "A false statement of fact can be a case for a lawyer; an opinion isn’t. First report it and answer it, which is free and usually enough.",
      ],
      [
        /\b(?:ignore|leave it|not answer|no answer|say nothing|should i (?:answer|reply|respond))\b/,
        "Answer it, once: people who read it judge you by the answer. Three calm sentences, no argument, and your number.",
      ],
    ],
    answers: {
      first:
        "Report it today, answer it today, then send the link to ten happy customers, because the next stars push it down.",
      time: "Google usually decides within three to seven days; an appeal takes a week or two.",
      fails: "The answer stays below it, and ten new ones above it: that’s what people read.",
      write: "Say “write it for me” and what she claims, and I’ll write the answer.",
      why: "Because people read the bad ones first, and then how you answer.",
    },
  },
  {
    id: "unread-letter",
    name: "a newsletter nobody opens",
    signs: [
      [
        anywhere(wordList`newsletters?, e-?mails?, mails?, mailings?, letters?`),
        /\b(?:nobody|no one|noone|not|never|hardly|few|low|bad|only)\b/,
        anywhere(wordList`opens?, opened, opening( rate)?, open rate, reads?`),
      ],
    ],
    not: /\b(?:spam folder|bounce\w*|unsubscribe\w*)\b/,
    opening:
      "It’s usually the sender and the subject line, since that’s all people see. Send it under your own name, and have the subject say what’s inside, such as “Monday 7 pm: three mats left”. How many are on the list, and what was the last subject line?",
    own: [
      [
        /\bsubject (?:was|is|line was|line is)\b|\b(?:it|last one|mine) (?:was|is|said)\b.*\bnews/,
        "That says who’s writing, not what’s in it, so people leave it for later. Tell me what the next one is about, and I’ll write three subject lines.",
      ],
      [
        /\b(?:subject|headline|title)\b/,
        "The subject line says in six words what the reader gets, with a day or a number, and without “newsletter”. Tell me what the next one is about, and I’ll write three.",
      ],
      [
        /\b(?:spf|dkim|dmarc)\b/,
        "SPF, DKIM and DMARC are three lines in your domain settings that prove an e-mail is from you; without them it lands in spam. Mailchimp and others list them under “Domains”, so copy them over to where you bought the address.",
      ],
    ],
    answers: {
      first:
        "First your own name as the sender; then the subject line. Both take five minutes with the next e-mail.",
      often:
        "Every two weeks is better than monthly: shorter, one thing each. After a month, people have forgotten they signed up.",
      time: "You’ll see it with the next e-mail; after three, you’ll know.",
      measure: "Clicks and replies rather than opens, because e-mail programs count those wrong.",
      write: "Tell me what it’s about, and I’ll write three subject lines or the opening.",
      instead:
        "Ask the thirty who do open what they’d like; and put anything urgent into a message or on the door.",
    },
  },
];
