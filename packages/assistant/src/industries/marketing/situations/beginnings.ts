import { capital } from "../../../dialogue/reply/reply.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { budgetInWords } from "./brief.ts";
import type { Situation } from "./situation.ts";

/** Situations of businesses that have just opened and have hardly any money for it. */

export const beginnings: readonly Situation[] = [
  {
    id: "tiny-budget",
    name: "such a small budget",
    signs: [
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
      return `${money === undefined ? "Skip the ads, because they" : `${capital(money)} is too little for ads: they`} need $60 a week for a month to teach you anything. Win the first twenty buyers by hand: fifty people you know, two places where your buyers are, good pictures.${money === undefined ? "" : " Keep the money for samples and packages."}`;
    },
    answers: {
      first:
        "Write to fifty people you know, each by name, with one picture and one request: buy one, or pass it on to someone who would. That brings in the first ten and their reviews.",
      time: "You’ll have the first ten within three weeks if you write to five people a day. Ads come once those ten have left reviews.",
      why: "Ads show a shop with no reviews to strangers: out of a hundred who click, maybe one buys. People who know you don’t need proof.",
      ads: "No, not yet: 200 buys around 250 clicks and maybe three sales. Once you have ten reviews and know what sells, test with $60 a week.",
      social:
        "Posting yes, ads no: show how it’s made, three times a week, and answer every comment. Ads need $60 a week for a month.",
      print:
        "A card in every package or bag with a code for the next order: for $30, it’s the best print piece there is. No flyers.",
      mail: "Collect addresses from day one, with a simple “may I write to you?”. A list of a hundred is worth more than a thousand followers.",
      discount:
        "Not for everyone: give the first twenty something extra for a review with a picture. A low price is hard to raise later.",
      where:
        "Where people already buy things like that: two markets or fairs nearby, one marketplace, one shop that sells on consignment, and groups on the topic.",
      who: "People who buy gifts and have bought something similar before; ask your first ten who it was for and what it replaced.",
      write:
        "One picture of it in use, what it is, what it costs, how to get it. “I just opened. Which one would you give to whom?”",
      measure:
        "Ask every buyer how they heard of you, and keep a tally. With twenty sales, you’ll have your answer.",
      cost: "Spend a third on samples and packages, a third on a market stall, and keep the rest until you know what sells.",
      half: "Do the same by hand, since the fifty messages cost nothing. Leave the market stall until the first sales pay for it.",
      good: "Ten sales in the first month without ads is a good start.",
      fails:
        "If fifty people who know you don’t buy anything, it’s the product or the price, and no ad would help. Ask five of them what they would buy.",
      instead:
        "Lend or give five pieces to people your buyers listen to, in exchange for honest pictures. It costs you the goods and gives you proof.",
      effort: "Five messages a day, twenty minutes: that’s all you need for the first month.",
      often: "Three posts a week and five personal messages a day, for a month.",
      price:
        "Don’t start low, because a low starting price is hard to raise. Show why it costs that much: the hours, the materials, the handwork.",
      sure: "I’m sure that ads on so little teach you nothing, yes. How many of your fifty will buy, no one knows until you ask.",
    },
  },
];
