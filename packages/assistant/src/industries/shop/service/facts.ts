import { dollars } from "../../../dialogue/reply/reply.ts";
import type { Knowledge } from "../../../knowledge/types.ts";
import { shopPrices } from "../goods/prices.ts";
import { products } from "../goods/sample.ts";

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
    text: `Between our two tents, the Ridge 2 weighs 1.9 kg, is freestanding and costs ${priceOf("ridge-2")}, which is good for two on foot. The Harbour 4 weighs 5.4 kg, has a porch for four chairs and costs ${priceOf("harbour-4")}, so it’s best by car. For packs, get the Cairn 28 for a day (${priceOf("cairn-28")}) and the Cairn 48 for several (${priceOf("cairn-48")}).`,
    source: "shop",
    next: ["A tent for two under $200", "Which pack for a weekend?"],
  },
  product_price: {
    text: `Here are a few to start with: Ridge 2 tent ${priceOf("ridge-2")}, Harbour 4 tent ${priceOf("harbour-4")}, Cairn 28 pack ${priceOf("cairn-28")}, Cairn 48 pack ${priceOf("cairn-48")}, Ember sleeping bag ${priceOf("ember")}, Glim headlamp ${priceOf("glim")}, Kettle stove ${priceOf("kettle")}. Prices include tax. If one drops within 14 days after you buy, we refund the difference, but we don’t match other shops.`,
    source: "shop",
    next: ["Do you have a discount code?", "A sleeping bag under $150"],
  },
  product_availability: {
    text: "In stock online today: Ridge 2, Cairn 28, Cairn 48, Ember, Glim and Kettle. The Harbour 4 is sold out and expected in two weeks. Use “Tell me” on its page to get one e-mail when it’s back. For a store near you, the product page shows “on the shelf today”, updated every hour.",
    source: "shop",
    next: ["When is the Harbour 4 back?", "Where are your stores?"],
  },
  size_guide: {
    text: "For packs, measure your back from the bone at the base of your neck to the top of your hips. Under 44 cm is S, 44–49 cm is M, and above that is L. Sleeping bags and tents fit people up to 195 cm. If you’re between two sizes, get the larger one. Doesn’t fit? Exchanges are free for {returnDays} days.",
    source: "shop",
    next: ["I want to exchange an item", "What is your return policy?"],
  },
  exchange_item: {
    text: "Exchanging a size or colour is free for {returnDays} days. Start under “My account”, “Orders”, “Exchange”. We set the new one aside right away and send it when the carrier scans your return, so it takes 3–4 days in all. In a store, it takes five minutes. Bring your order number.",
    source: "shop",
    next: ["I want to return an item", "Which size do I need?"],
  },
  warranty: {
    text: `Two years on everything and five on tents and packs, starting on the delivery date. It covers materials and workmanship, including zippers and seams, but not wear, fire or drops. We try to repair it first. Send two photos, and you’ll get an answer within two working days. After the warranty, repairs cost between ${dollars(repair.least)} and ${dollars(repair.most)}, and we’ll tell you the price first.`,
    source: "shop",
    next: ["My item arrived damaged", "I want to talk to a person"],
  },
  discount_code: {
    text: `You can use one code at a time, in the “Code” field in the basket before you pay. Right now there’s ${shopPrices.newsletterDiscount}% off a first order for newsletter readers, and the winter sale starts on the first Friday in January. If a code is refused, it has usually expired, excludes sale items, or needs a basket of ${dollars(shopPrices.codeBasket)}. If you forget a code, it can be added until the order ships.`,
    source: "shop",
    next: ["How do I get the newsletter?", "What is on sale?"],
  },
  gift_card: {
    text: `Gift cards come by e-mail right away or as a printed card by post, from ${dollars(giftCard.least)} to ${dollars(giftCard.most)}, and they’re valid for three years. Enter the number under “Gift card” at checkout. Any remaining balance stays on the card, and “Check balance” shows how much. Gift wrap is ${dollars(shopPrices.wrapping)} and comes with a handwritten note of up to 200 characters.`,
    source: "shop",
    next: ["How can I pay?", "How long does delivery take?"],
  },
  loyalty_points: {
    text: `You earn one point per dollar, and ${points.count} points get you ${dollars(points.worth)} off. They count once the return period ends and last two years. Press “Use points” at checkout. Your balance is at the top of “My account”. Trail Club members earn double.`,
    source: "shop",
    next: ["I want to switch to another account", "Do you have a discount code?"],
  },
  store_location: {
    text: "The sample shop has three stores, in Portland, Boulder and Burlington, open Monday to Saturday 10:00–19:00 and Sunday 11:00–17:00. You can try out the tents, have a pack fitted (no appointment), and return online orders. For a boot fitting, book half an hour on the store’s page.",
    source: "shop",
    next: ["Is it in stock?", "I want to return an item"],
  },
  cart_help: {
    text: "“Add to basket” is on each product’s page once you’ve chosen a size. In the basket, you can change the quantity or press the trash can to remove an item. Your basket is saved for 30 days, and when you sign in, it’s in the app too (iOS and Android). If it looks empty, you’re probably signed out or in a private window. Use the heart to save something for later.",
    source: "shop",
    next: ["I want to place an order", "My payment did not go through"],
  },
  product_information: {
    text: "Each product page has weight, material, care and the manual as a PDF under “Details”. In short: the Ridge 2 is rated at 3,000 mm and packs to 42 × 14 cm. The Ember is down, warm to −4 °C. The Glim gives 350 lumens and charges by USB-C. The Kettle burns gas from screw-valve canisters.",
    source: "shop",
    next: ["Compare the tents", "Is the Ridge 2 in stock?"],
  },
};
