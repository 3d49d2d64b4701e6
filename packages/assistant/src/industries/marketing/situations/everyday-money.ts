import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Situation } from "./situation.ts";

/** More that small businesses bring every day: a bad review that is true, what to spend, customers who find it dear. */

const turnover =
  /\b(?:turn over|turnover|revenue|make|take in|sales of|take)(?: (?:is|of|about|around|like|some|roughly))* [$€£]?(\d[\d.,]*)(k\b)?/;

export const everydayMoney: readonly Situation[] = [
  {
    id: "true-review",
    name: "a bad review",
    told: [
      [
        anywhere(
          wordList`(1|one|2|two|3|three)[ -]?stars?, (bad|nasty|negative|terrible|horrible|awful|angry) (google )?reviews?, (slated|slagged|trashed) us`,
        ),
        anywhere(
          wordList`left, got, gave, have, wrote, posted, because, over, about, review, someone, guest, customer, client`,
        ),
      ],
    ],
    not: /\bhow many\b|\b(?:up|down|back) to [1-4]\.\d/,
    opening:
      "Answer it today, in three sentences, for those who read along: thank you, sorry for that one thing, what you changed. What is it about, and is it true? Then I write the answer.",
    own: [
      [
        /\b(?:free|voucher|discount|refund|money back|gift|on the house|invite)\b/,
        "Yes, but not in the public answer, or the next one writes for it: ask them to ring you, and offer it there.",
      ],
      [
        /\bhow (?:do|can|should) i ask\b|\bbegging\b/,
        "By word, right after they said thank you: “That helps us most if you write it on Google; here is the code.” Nobody minds that; a discount for it is forbidden. Shall I write the text?",
      ],
      [
        /\bmore (?:good|positive|new|five|5)|\b(?:good|more) (?:ones|reviews)\b/,
        "Ask on the same day, by word, those who just said thank you: “Would you write that on Google?” With a card or a code at the till. Two in ten do it.",
      ],
      [
        /\b(?:delete|remove|take (?:it )?down|get rid)\b/,
        "Not if it is true: Google takes down only what breaks its rules. A calm answer and the next ten good ones do more.",
      ],
      [
        /\b(?:ignore|leave it|not answer|should i (?:answer|reply|respond))\b/,
        "Answer it, once: those who read it judge you by the answer, not by the soup.",
      ],
    ],
    answers: {
      first: "Ring them if you know who it is; then answer in public, in three sentences.",
      write: "Tell me what it complains of and whether it is true, and I write the answer.",
      time: "Within a day: after a week it looks as if you had not seen it.",
      fails: "Then leave it at one answer, and let the next good ones stand above it.",
      why: "Because nine in ten read the answer too, and decide by it.",
    },
  },
  {
    id: "cheaper-rival",
    name: "a rival who is cheaper",
    told: [
      [
        anywhere(wordList`cheaper, undercut\w*, lower prices?, half (my|our|the) price`),
        anywhere(
          wordList`next door, other, rival\w*, competitors?, competition, they, new one, supermarket, across the (street|road), opposite`,
        ),
        /\b(?:should|lower|match|reduce|drop|same price|my price|what (?:do|can) i|lose|losing)\b/,
      ],
    ],
    opening:
      "No: you would earn less on everybody, and they can go lower again. Keep the price, say on a sign why it is worth it, and have one small thing at their price for those who count every cent. What do people praise in yours?",
    own: [
      [
        /\b\d+[.,]?\d*\b.*\b\d+[.,]?\d*\b/,
        "That is a difference people notice only when both prices hang side by side. Show what is behind yours (by hand, from here, no additives), and let them taste it.",
      ],
    ],
    answers: {
      first: "Today a sign with one reason in five words, and a piece to taste on the counter.",
      instead:
        "More for the same price rather than the same for less: a bigger one on quiet days, the tenth for nothing.",
      discount:
        "No: a stamp card is better, since it goes to those who come to you, not to those who compare.",
      fails:
        "Then ask ten regulars what they buy over there; take that one thing to their price, and nothing else.",
      write: "Tell me what is special about yours, and I write the sign.",
      why: "Because those who go for the price go on to the next cheaper one; those who stay come for the thing.",
    },
  },
  {
    id: "what-to-spend",
    name: "what to spend",
    told: [
      [
        /\bhow much (?:should|do|does|can|must|would|to|money)\b/,
        anywhere(
          wordList`spend, budget, put (into|in), invest, need for (ads|marketing|advertising)`,
        ),
        anywhere(wordList`ads?, marketing, advertising, promotion, it`),
        anywhere(
          wordList`small, shop, business, like me, like us, we, i, my, our, a (\w+ )?(\w+eria|restaurant|cafe|salon|bakery|studio|barber|plumber|bar|pub|gym)`,
        ),
      ],
    ],
    not: /\d{3,}|\b(?:seo|linkedin|search ads|google ads|facebook|instagram|tiktok|email)\b/,
    opening:
      "As a rule 3 to 5% of what you turn over, a tenth in the first year. What do you turn over in a month? Then I say it in money, and where it should go first.",
    own: [
      [
        turnover,
        ({ text }) => {
          const [, digits = "0", thousand] = turnover.exec(text) ?? [];
          const sum = Number(digits.replaceAll(",", "")) * (thousand === undefined ? 1 : 1000);
          const round = (value: number) => (Math.round(value / 10) * 10).toLocaleString("en-US");
          return `At ${sum.toLocaleString("en-US")} that is ${round(sum * 0.03)} to ${round(sum * 0.05)} a month. Begin with half of it on one thing for six weeks, count who comes by it, and raise it only if it pays.`;
        },
      ],
      [
        /\btoo (?:much|high|expensive|dear)\b|\bcan (?:not|n.?t) afford\b|\bless\b|\bhalf\b/,
        "Then begin with what costs time instead: the Google profile with photos and hours, reviews asked for each day, a board or a card in each bag. Put money in once you know which of them brings people.",
      ],
    ],
    answers: {
      why: "Below that nobody notices you; far above it, you pay for people who would have come anyway.",
      first:
        "First what costs nothing: the Google profile and reviews. Then one paid thing, alone, for six weeks.",
      cut: "Then only the profile, reviews and a card in each bag: about 30 a month.",
      time: "Give one thing six weeks before you judge it.",
      fails: "Then stop it after six weeks and try the next; you have lost a month of it, no more.",
      cost: "Tell me your turnover in a month, and I say it in money.",
    },
  },
  {
    id: "too-dear",
    name: "those who find it too dear",
    told: [
      [
        anywhere(
          wordList`customers?, clients?, guests?, people, regulars?, someone, some, they, members?, patients?`,
        ),
        /\b(?:complain\w*|moan\w*|grumbl\w*|upset|annoyed|angry|leaving|left)\b/,
        anywhere(
          wordList`(raised|put up|increased)( \w+)?( prices?)?, prices?, expensive, dear, pricey, more now`,
        ),
      ],
    ],
    opening:
      "That is usual after a rise; mostly it is two or three, and they stay. Say it once and kindly: why, what they get for it, and something smaller if it is too much. Shall I write the words?",
    own: [
      [
        /\b(?:go back|back to|undo|lower|take it back|drop)\b/,
        "No: going back tells all the others that the rise was not needed. Keep it, and offer something smaller at the old price.",
      ],
      [
        /\b(?:lose|leave|go elsewhere)\b/,
        "After a rise of a tenth you could lose one in eleven and earn the same. Count those who really stay away for six weeks before you change anything.",
      ],
    ],
    answers: {
      first: "Talk to the two yourself, before they tell others. Then leave it.",
      write: "Say “write it for me”, and I do.",
      discount:
        "No discount for those who complain: it spreads. Something smaller at the old price instead.",
      time: "It settles in four to six weeks.",
      why: "Because they compare with the old price, not with what others charge.",
      fails: "Then ask three who left what they would have paid for, and offer just that.",
    },
  },
];
