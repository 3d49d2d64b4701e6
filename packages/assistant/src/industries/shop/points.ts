import { dollars } from "../../dialogue/reply.ts";
import type { Points } from "../../knowledge/types.ts";
import { shopPrices } from "./prices.ts";

const { giftCard, repair, points } = shopPrices;

/** Specific questions about the shop's facts, with their direct answers. */
export const shopPoints: Points = {
  product_price: [
    [
      /\bmatch\w*|\banywhere\b|\belsewhere\b|\bother shops?\b|\bamazon\b/,
      "No, we do not match other shops; but if a price drops within 14 days after you bought it, you get the difference back.",
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
      "Yes, you can try tents pitched and have a pack fitted, without an appointment.",
    ],
    [/\breturn\b/, "Yes, online orders can be returned in any store."],
    [
      /\b(?:where|near|which|cit(?:y|ies)|address|located|any|store)\b/,
      "There are three stores: Portland, Boulder and Burlington.",
    ],
  ],
  gift_card: [
    [
      /\bwrap\w*\b|\bnote\b|\bmessage\b/,
      `Yes, gift wrap is ${dollars(shopPrices.wrapping)} and comes with a handwritten note of up to 200 characters.`,
    ],
    [/\b(?:how long|valid|expire\w*)\b/, "Gift cards are valid for three years."],
    [/\b(?:balance|left)\b/, "Press “Check balance” at the checkout to see what is left on it."],
    [/\b(?:print\w*|post|paper|mail)\b/, "By e-mail at once, or as a printed card by post."],
    [
      /\b(?:how much|amount|worth|value)\b/,
      `From ${dollars(giftCard.least)} to ${dollars(giftCard.most)}, valid for three years.`,
    ],
    [
      /^(?:do|can|is|have)\b/,
      `Yes, from ${dollars(giftCard.least)} to ${dollars(giftCard.most)}, by e-mail at once or printed by post.`,
    ],
  ],
  discount_code: [
    [
      /\b(?:students?|military|veterans?|seniors?|teachers?|nurses?|non ?-?profits?|staff|friends?|black friday|bulk|clubs?)\b/,
      `No, not for that. What there is: ${shopPrices.newsletterDiscount}% on a first order for newsletter readers, and the winter sale from the first Friday in January.`,
    ],
    [
      /\b(?:not work\w*|refused|invalid|expired|rejected)\b/,
      `A refused code has mostly ended, excludes sale items, or needs a basket of ${dollars(shopPrices.codeBasket)}.`,
    ],
    [/\b(?:two|several|combine|stack|more than one)\b/, "No, one code at a time."],
    [/\b(?:where|enter|how)\b/, "It goes into the field “Code” in the basket, before you pay."],
    [/\bsale\b|\bblack friday\b/, "The winter sale starts on the first Friday in January."],
    [
      /./,
      `${shopPrices.newsletterDiscount}% on a first order for newsletter readers. The winter sale starts on the first Friday in January.`,
    ],
  ],
  warranty: [
    [
      /\b(?:cover\w*|includ\w*|zips?|seams?|wear|fire)\b/,
      "It covers material and making, zips and seams included; not wear, fire and falls.",
    ],
    [
      /\b(?:how (?:do|to)|claim|photos?)\b/,
      "Send two photos, and you get an answer within two working days. We repair first.",
    ],
    [
      /\b(?:repair\w*|fix\w*|mend\w*)\b/,
      `Yes, we repair. After the warranty it costs between ${dollars(repair.least)} and ${dollars(repair.most)}, and you hear the price first.`,
    ],
    [/./, "Two years on everything and five on tents and packs, starting on the delivery date."],
  ],
  exchange_item: [
    [/\b(?:how long|days|take)\b/, "You wait 3–4 days in all; in a store it takes five minutes."],
    [/\b(?:free|cost|pay)\b/, "It is free for {returnDays} days."],
    [
      /./,
      "Yes, exchanging is free for {returnDays} days: “My account”, “Orders”, “Exchange”. In a store it takes five minutes.",
    ],
  ],
  loyalty_points: [
    [
      /./,
      `One point for each dollar; ${points.count} points are ${dollars(points.worth)} off. Trail Club members collect double.`,
    ],
  ],
  size_guide: [
    [
      /\b(?:packs?|back)\b/,
      "Measure your back from the neck bone to the top of the hips: under 44 cm take S, 44–49 cm M, above that L.",
    ],
  ],
  product_availability: [
    [
      /\bharbou?r\b/,
      "No, the Harbour 4 is sold out and expected in two weeks; “Tell me” on its page sends you a mail.",
    ],
    [
      /\bstores?\b/,
      "The product’s page shows “on the shelf today” for each store, refreshed each hour.",
    ],
    [/./, "All but the Harbour 4, which is expected in two weeks."],
  ],
  cart_help: [
    [
      /\b(?:empty|lost|gone|disappear\w*|vanish\w*)\b/,
      "You are most likely signed out or in a private window; the basket is kept for 30 days.",
    ],
    [
      /\bapp\b/,
      "Yes, there is an app for iOS and Android, and the basket follows you when you sign in.",
    ],
  ],
};
