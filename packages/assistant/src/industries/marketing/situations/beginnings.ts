import { capital } from "../../../dialogue/reply.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { budgetInWords } from "./brief.ts";
import type { Situation } from "./situation.ts";

/** Situations of businesses that have just opened and have hardly any money for it. */

export const beginnings: readonly Situation[] = [
  {
    id: "tiny-budget",
    name: "so small a budget",
    told: [
      [
        anywhere(
          wordList`(no|0|zero|without) (customers?|followers|sales|orders)( yet)?, nobody knows (us|me|it)`,
        ),
        anywhere(wordList`(no|0|zero|without|hardly any) (money|budget|cash), broke`),
      ],
      [
        anywhere(
          wordList`(opened|started|launched|new|opening|starting|begin|just)( \w+){0,6}, brand new, no customers( yet)?, first customers?, nobody knows (us|me)`,
        ),
        anywhere(
          wordList`(only|just|have|got|about|maybe)?( )?[$€£]?\d{2,3}( (dollars?|euros?|bucks|pounds?))?( in)? (total|left|to spend|budget|all)( \w+)*, total, tiny budget, small budget, hardly any money, little money`,
        ),
      ],
    ],
    opening: (brief) => {
      const money = budgetInWords(brief);
      return `${money === undefined ? "Then no ads: they" : `${capital(money)} is too little for ads: they`} need $60 a week for a month to tell you anything. Win the first twenty buyers by hand: fifty people you know, two places where your buyers are, good pictures.${money === undefined ? "" : " Keep the money for samples and parcels."}`;
    },
    answers: {
      first:
        "Write to fifty people you know, each by name, with one picture and one wish: buy one, or pass it to somebody who would. That brings the first ten and their reviews.",
      time: "The first ten within three weeks, if you write to five people a day. Ads come once those ten have left reviews.",
      why: "Ads show a shop without reviews to strangers: of a hundred who click perhaps one buys. People who know you need no proof.",
      ads: "No, not yet: 200 buys some 250 clicks and perhaps three sales. Once you have ten reviews and know what sells, test with $60 a week.",
      social:
        "Posting yes, ads no: show how it is made, three times a week, and answer each comment. Ads need $60 a week for a month.",
      print:
        "A card in each parcel or bag with a code for the next order: for $30 it is the best print there is. Flyers no.",
      mail: "Gather addresses from the first day, with a plain “may I write to you?”. A list of a hundred is worth more than a thousand followers.",
      discount:
        "Not for all: give the first twenty something extra for a review with a picture. A low price is hard to raise later.",
      where:
        "Where such things are bought already: two markets or fairs nearby, one marketplace, one shop that takes goods on commission, and groups of the subject.",
      who: "People who buy presents and have bought the like before; ask your first ten for whom it was and what it replaced.",
      write:
        "One picture of it in use, what it is, what it costs, how one gets it. “I have just opened; which one would you give to whom?”",
      measure:
        "Ask each buyer how they heard of you, and keep a tally. With twenty sales that tells all.",
      cost: "Spend a third on samples and parcels, a third on a market stall, and keep the rest until you know what sells.",
      half: "The same by hand: the fifty messages cost nothing. Leave the market stall until the first sales pay for it.",
      good: "Ten sales in the first month without ads is a good beginning.",
      fails:
        "If fifty who know you buy nothing, it is the thing or the price, and no ad would help. Ask five of them what they would buy.",
      instead:
        "Lend or give five pieces to people whom your buyers listen to, for honest pictures. It costs the goods and brings proof.",
      effort: "Five messages a day, twenty minutes: that is all for the first month.",
      often: "Three posts a week and five personal messages a day, for a month.",
      price:
        "Do not start low: a cheap beginning is hard to raise. Show why it costs that: the hours, the material, the hands.",
      sure: "That ads on so little teach nothing: yes. How many of your fifty buy, nobody knows before you ask.",
    },
  },
];
