import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Situation } from "./situation.ts";

/**
 * More everyday situations of small businesses: a justified bad review, how much to spend, customers who find it
 * expensive.
 */

const turnover =
  /\b(?:turn over|turnover|revenue|make|take in|sales of|take)(?: (?:is|of|about|around|like|some|roughly))* [$€£]?(\d[\d.,]*)(k\b)?/;

export const everydayMoney: readonly Situation[] = [
  {
    id: "true-review",
    name: "a bad review",
    signs: [
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
      "Answer it today, in three sentences, for the people reading along: thank you, sorry about that one thing, what you changed. What is it about, and is it true? Once I know, I can write the answer.",
    own: [
      [
        /\b(?:free|voucher|discount|refund|money back|gift|on the house|invite)\b/,
        "Yes, but not in the public answer, or the next one writes to get it too: ask them to call you, and offer it there.",
      ],
      [
        /\bhow (?:do|can|should) i ask\b|\bbegging\b/,
        "In person, right after they say thank you: “It helps us most if you write that on Google; here’s the code.” No one minds that, but a discount for it is forbidden. Shall I write the text?",
      ],
      [
        /\bmore (?:good|positive|new|five|5)|\b(?:good|more) (?:ones|reviews)\b/,
        "On the same day, in person, ask people who have just said thank you: “Would you write that on Google?” Have a card or a code at the register. Two in ten do it.",
      ],
      [
        /\b(?:delete|remove|take (?:it )?down|get rid)\b/,
        "Not if it’s true: Google takes down only what breaks its rules. A calm answer and the next ten good ones do more.",
      ],
      [
        /\b(?:ignore|leave it|not answer|should i (?:answer|reply|respond))\b/,
        "Answer it, once: people who read it judge you by the answer, not by the soup.",
      ],
    ],
    answers: {
      first: "Call them if you know who it is; then answer in public, in three sentences.",
      write: "Tell me what it complains about and whether it’s true, and I’ll write the answer.",
      time: "Within a day: after a week it looks like you hadn’t seen it.",
      fails: "Leave it at one answer, and let the next good ones stand above it.",
      why: "Because nine in ten read the answer too, and decide by it.",
    },
  },
  {
    id: "cheaper-rival",
    name: "a competitor who’s cheaper",
    signs: [
      [
        anywhere(wordList`cheaper, undercut\w*, lower prices?, half (my|our|the) price`),
        anywhere(
          wordList`next door, other, rival\w*, competitors?, competition, they, new one, supermarket, across the (street|road), opposite`,
        ),
        /\b(?:should|lower|match|reduce|drop|same price|my price|what (?:do|can) i|lose|losing)\b/,
      ],
    ],
    opening:
      "No: you’d earn less on everyone, and they can go lower again. Keep the price, say on a sign why it’s worth it, and have one small thing at their price for people who count every cent. What do people praise about yours?",
    own: [
      [
        /\b\d+[.,]?\d*\b.*\b\d+[.,]?\d*\b/,
        "People notice a difference like that only when both prices hang side by side. Show what’s behind yours (handmade, local, no additives), and let them taste it.",
      ],
    ],
    answers: {
      first:
        "Today, put up a sign with one reason in five words, and a sample to taste on the counter.",
      instead:
        "More for the same price instead of the same for less: a bigger one on quiet days, the tenth one free.",
      discount:
        "No: a punch card is better, since it goes to people who come to you, not people who compare.",
      fails:
        "Ask ten regulars what they buy over there; match their price on that one thing, and nothing else.",
      write: "Tell me what’s special about yours, and I’ll write the sign.",
      why: "Because people who leave for the price move on to the next cheaper one; the ones who stay come for the product.",
    },
  },
  {
    id: "what-to-spend",
    name: "what to spend",
    signs: [
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
      "As a rule, 3 to 5% of your sales, a tenth in the first year. What are your sales in a month? With that I can give you an amount, and where it should go first.",
    own: [
      [
        turnover,
        ({ text }) => {
          const [, digits = "0", thousand] = turnover.exec(text) ?? [];
          const sum = Number(digits.replaceAll(",", "")) * (thousand === undefined ? 1 : 1000);
          const round = (value: number) => (Math.round(value / 10) * 10).toLocaleString("en-US");
          return `At ${sum.toLocaleString("en-US")}, that’s ${round(sum * 0.03)} to ${round(sum * 0.05)} a month. Start with half of it on one thing for six weeks, count who comes in because of it, and raise it only if it pays off.`;
        },
      ],
      [
        /\btoo (?:much|high|expensive|dear)\b|\bcan (?:not|n.?t) afford\b|\bless\b|\bhalf\b/,
        "Start with what costs time instead: the Google profile with photos and hours, asking for reviews every day, a board or a card in every bag. Put money in once you know which of them brings in people.",
      ],
    ],
    answers: {
      why: "Below that, no one notices you; far above it, you pay for people who would have come anyway.",
      first:
        "First what costs nothing: the Google profile and reviews. After that, one paid thing, alone, for six weeks.",
      cut: "Just the profile, reviews and a card in every bag: about 30 a month.",
      time: "Give one thing six weeks before you judge it.",
      fails: "Stop it after six weeks and try the next; you’ve lost a month of it, no more.",
      cost: "Give me your sales for a month, and I’ll tell you the amount.",
    },
  },
  {
    id: "too-dear",
    name: "people who find it too expensive",
    signs: [
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
      "That’s usual after a price increase; usually it’s two or three people, and they stay. Say it once and kindly: why, what they get for it, and something smaller if it’s too much. Shall I write the words?",
    own: [
      [
        /\b(?:go back|back to|undo|lower|take it back|drop)\b/,
        "No: going back tells everyone else that the increase wasn’t needed. Keep it, and offer something smaller at the old price.",
      ],
      [
        /\b(?:lose|leave|go elsewhere)\b/,
        "After an increase of a tenth, you could lose one in eleven and earn the same. Count who really stays away for six weeks before you change anything.",
      ],
    ],
    answers: {
      first: "Talk to the two yourself, before they tell others. After that, leave it.",
      write: "Say “write it for me”, and I will.",
      discount:
        "No discount for people who complain, because word gets around. Offer something smaller at the old price instead.",
      time: "It settles down in four to six weeks.",
      why: "Because they compare it with the old price, not with what others charge.",
      fails: "Ask three who left what they would have paid for, and offer just that.",
    },
  },
];
