import { dollars } from "../../../dialogue/reply/reply.ts";
import type { Points } from "../../../knowledge/types.ts";
import { shopPrices } from "../goods/prices.ts";

const { giftCard, repair, points } = shopPrices;

/** Specific questions about the shop's facts, with their direct answers. */
export const shopPoints: Points = {
  product_price: [
    [
      /\bmatch\w*|\banywhere\b|\belsewhere\b|\bother shops?\b|\bamazon\b/,
      "No, we don’t match other shops. If our own price drops within 14 days after you buy, though, we refund the difference.",
    ],
    [/\btax\w*|\bvat\b/, "Yes, prices include tax."],
  ],
  store_location: [
    [/\bsun\w*\b/, "Yes, on Sunday the stores are open 11:00–17:00."],
    [
      /\b(?:open|hours?|when|clos\w*|until|late|today|tomorrow|saturday|weekend)\b/,
      "We’re open Monday to Saturday 10:00–19:00 and Sunday 11:00–17:00.",
    ],
    [
      /\b(?:try|pitched|see|test|fitted|fit|boots?|appointment)\b/,
      "Yes, you can try out the tents and have a pack fitted, without an appointment.",
    ],
    [/\breturn\b/, "Yes, you can return online orders in any store."],
    [
      /\b(?:where|near|which|cit(?:y|ies)|address|located|any|store)\b/,
      "There are three stores, in Portland, Boulder and Burlington.",
    ],
  ],
  gift_card: [
    [
      /\bwrap\w*\b|\bnote\b|\bmessage\b/,
      `Yes, gift wrapping is ${dollars(shopPrices.wrapping)} and comes with a handwritten note of up to 200 characters.`,
    ],
    [/\b(?:how long|valid|expire\w*)\b/, "Gift cards are valid for three years."],
    [/\b(?:balance|left)\b/, "Press “Check balance” at checkout to see what’s left on it."],
    [/\b(?:print\w*|post|paper|mail)\b/, "By e-mail right away, or as a printed card by post."],
    [
      /\b(?:how much|amount|worth|value)\b/,
      `From ${dollars(giftCard.least)} to ${dollars(giftCard.most)}, valid for three years.`,
    ],
    [
      /^(?:do|can|is|have)\b/,
      `Yes, from ${dollars(giftCard.least)} to ${dollars(giftCard.most)}, by e-mail right away or printed by post.`,
    ],
  ],
  discount_code: [
    [
      /\b(?:students?|military|veterans?|seniors?|teachers?|nurses?|non ?-?profits?|staff|friends?|black friday|bulk|clubs?)\b/,
      `No, not for that. We do have ${shopPrices.newsletterDiscount}% off a first order for newsletter readers, and a winter sale from the first Friday in January.`,
    ],
    [
      /\b(?:not work\w*|refused|invalid|expired|rejected)\b/,
      `If a code is refused, it has usually expired, excludes sale items, or needs a basket of ${dollars(shopPrices.codeBasket)}.`,
    ],
    [/\b(?:two|several|combine|stack|more than one)\b/, "No, one code at a time."],
    [/\b(?:where|enter|how)\b/, "It goes in the “Code” field in the basket, before you pay."],
    [/\bsale\b|\bblack friday\b/, "The winter sale starts on the first Friday in January."],
    [
      /./,
      `${shopPrices.newsletterDiscount}% off a first order for newsletter readers. The winter sale starts on the first Friday in January.`,
    ],
  ],
  warranty: [
    [
      /\b(?:cover\w*|includ\w*|zips?|seams?|wear|fire)\b/,
      "It covers materials and workmanship, including zippers and seams, but not wear, fire or drops.",
    ],
    [
      /\b(?:how (?:do|to)|claim|photos?)\b/,
      "Send two photos, and you’ll get an answer within two working days. We try to repair it first.",
    ],
    [
      /\b(?:repair\w*|fix\w*|mend\w*)\b/,
      `Yes, we do repairs. After the warranty they cost between ${dollars(repair.least)} and ${dollars(repair.most)}, and we’ll tell you the price first.`,
    ],
    [/./, "Two years on everything and five on tents and packs, starting on the delivery date."],
  ],
  exchange_item: [
    [/\b(?:how long|days|take)\b/, "It takes 3–4 days in all, or five minutes in a store."],
    [/\b(?:free|cost|pay)\b/, "It’s free for {returnDays} days."],
    [
      /./,
      "Yes, exchanges are free for {returnDays} days: “My account”, “Orders”, “Exchange”. In a store, it takes five minutes.",
    ],
  ],
  loyalty_points: [
    [
      /./,
      `You earn one point per dollar, and ${points.count} points get you ${dollars(points.worth)} off. Trail Club members earn double.`,
    ],
  ],
  size_guide: [
    [
      /\b(?:packs?|back)\b/,
      "Measure your back from your neck bone to the top of your hips. Under 44 cm is S, 44–49 cm is M, and above that is L.",
    ],
  ],
  product_availability: [
    [
      /\bharbou?r\b/,
      "No, the Harbour 4 is sold out and expected in two weeks. Use “Tell me” on its page to get an e-mail.",
    ],
    [
      /\bstores?\b/,
      "The product page shows “on the shelf today” for each store, updated every hour.",
    ],
    [/./, "Everything but the Harbour 4, which is expected in two weeks."],
  ],
  cart_help: [
    [
      /\b(?:empty|lost|gone|disappear\w*|vanish\w*)\b/,
      "You’re probably signed out or in a private window. Your basket is saved for 30 days.",
    ],
    [
      /\bapp\b/,
      "Yes, there’s an app for iOS and Android, and your basket is there when you sign in.",
    ],
  ],
};
