import { dollars } from "../../dialogue/reply.ts";
import type { Knowledge } from "../../knowledge/types.ts";
import { shopPrices } from "./prices.ts";
import { products } from "./sample.ts";

/** The formatted price of a catalogue product. */
function priceOf(id: string): string {
  const product = products.find((entry) => entry.id === id);
  if (!product) throw new Error(`The shop has no product “${id}”.`);
  return dollars(product.price);
}

const { giftCard, repair, points } = shopPrices;

/** The sample shop's knowledge beyond customer service. */
export const shopKnowledge: Knowledge = {
  product_comparison: {
    text: `Between our two tents: the Ridge 2 weighs 1.9 kg, stands on its own and costs ${priceOf("ridge-2")}, good for two on foot; the Harbour 4 weighs 5.4 kg, has a porch for four chairs and costs ${priceOf("harbour-4")}, made for the car. Between the packs: Cairn 28 for a day (${priceOf("cairn-28")}), Cairn 48 for several (${priceOf("cairn-48")}).`,
    source: "shop",
    next: ["A tent for two under $200", "Which pack for a weekend?"],
  },
  product_price: {
    text: `A few to start with: Ridge 2 tent ${priceOf("ridge-2")}, Harbour 4 tent ${priceOf("harbour-4")}, Cairn 28 pack ${priceOf("cairn-28")}, Cairn 48 pack ${priceOf("cairn-48")}, Ember sleeping bag ${priceOf("ember")}, Glim headlamp ${priceOf("glim")}, Kettle stove ${priceOf("kettle")}. Prices include tax. If one drops within 14 days after you bought it, you get the difference back; we do not match other shops.`,
    source: "shop",
    next: ["Do you have a discount code?", "A sleeping bag under $150"],
  },
  product_availability: {
    text: "Today in stock online: Ridge 2, Cairn 28, Cairn 48, Ember, Glim and Kettle. The Harbour 4 is sold out and expected in two weeks; “Tell me” on its page sends you one mail when it is back. For a store near you, its page shows “on the shelf today”, refreshed each hour.",
    source: "shop",
    next: ["When is the Harbour 4 back?", "Where are your stores?"],
  },
  size_guide: {
    text: "For packs, measure your back from the big bone at the neck to the top of the hips: under 44 cm take S, 44–49 cm M, above that L. Sleeping bags and tents fit people up to 195 cm. Between two sizes, take the larger. Does it not fit? Exchanging is free for {returnDays} days.",
    source: "shop",
    next: ["I want to exchange an item", "What is your return policy?"],
  },
  exchange_item: {
    text: "Exchanging for another size or colour is free for {returnDays} days. Start it under “My account”, “Orders”, “Exchange”: we put the new one aside at once and send it when the carrier scans your parcel, so you wait 3–4 days in all. In a store it takes five minutes; bring the order number.",
    source: "shop",
    next: ["I want to return an item", "Which size do I need?"],
  },
  warranty: {
    text: `Two years on everything and five on tents and packs, starting on the delivery date. It covers material and making, zips and seams included; it does not cover wear, fire and falls. We repair first: send two photos, and you get an answer within two working days. After the warranty, repairs cost between ${dollars(repair.least)} and ${dollars(repair.most)}, and you hear the price first.`,
    source: "shop",
    next: ["My item arrived damaged", "I want to talk to a person"],
  },
  discount_code: {
    text: `One code at a time goes into the field “Code” in the basket, before you pay. Running now: ${shopPrices.newsletterDiscount}% on a first order for newsletter readers, and the winter sale from the first Friday in January. If a code is refused, it has mostly ended, excludes sale items, or needs a basket of ${dollars(shopPrices.codeBasket)}. A forgotten code can be added until the order ships.`,
    source: "shop",
    next: ["How do I get the newsletter?", "What is on sale?"],
  },
  gift_card: {
    text: `Gift cards come by e-mail at once or as a printed card by post, from ${dollars(giftCard.least)} to ${dollars(giftCard.most)}, valid for three years. At the checkout enter the number under “Gift card”; what is left stays on it, and “Check balance” shows how much. Wrapping costs ${dollars(shopPrices.wrapping)} with a handwritten note of up to 200 characters.`,
    source: "shop",
    next: ["How can I pay?", "How long does delivery take?"],
  },
  loyalty_points: {
    text: `You collect one point for each dollar, ${points.count} points are ${dollars(points.worth)} off. They count from the end of the return period and last two years. At the checkout press “Use points”; the balance is at the top of “My account”. Trail Club members collect double.`,
    source: "shop",
    next: ["I want to switch to another account", "Do you have a discount code?"],
  },
  store_location: {
    text: "The sample shop has three stores: Portland, Boulder and Burlington, each open Monday to Saturday 10:00–19:00 and Sunday 11:00–17:00. You can try tents pitched, have a pack fitted (no appointment), and return online orders. For a boot fitting, book half an hour on the store’s page.",
    source: "shop",
    next: ["Is it in stock?", "I want to return an item"],
  },
  cart_help: {
    text: "“Add to basket” is on each product’s page once a size is chosen; in the basket you change the number or press the bin to remove it. The basket is kept for 30 days, and when you sign in it follows you to the app (iOS and Android). If it looks empty, you are most likely signed out or in a private window. Use the heart to keep something for later.",
    source: "shop",
    next: ["I want to place an order", "My payment did not go through"],
  },
  product_information: {
    text: "Each product page has weight, material, care and the manual as a PDF under “Details”. In short: the Ridge 2 holds 3,000 mm of water and packs to 42 × 14 cm; the Ember is down, warm to −4 °C; the Glim gives 350 lumens and charges by USB-C; the Kettle burns gas cartridges with a screw valve.",
    source: "shop",
    next: ["Compare the tents", "Is the Ridge 2 in stock?"],
  },
};
