import type { IndustryId } from "@brightkeel/contracts";
import { dollars, shareInWords } from "../src/dialogue/reply/reply.ts";
import { hotelRules } from "../src/industries/hotel/rooms/prices.ts";
import { refundDays, returnDays } from "../src/industries/orders/return-period.ts";
import { shopPrices } from "../src/industries/shop/goods/prices.ts";
import { plans, yearlyDiscount } from "../src/industries/support/facts/sample.ts";

/** Values of the “{name}” placeholders in answers, taken from code so that each is defined only once. */
export type QuestionValues = Readonly<Record<string, string>>;

const [free, team, business] = plans;
const yearly = (price: number) => dollars((price * (100 - yearlyDiscount)) / 100);

/** Rules of the hotel that are counts or percentages; all others are amounts of money. */
const hotelCounts = new Set<string>([
  "weekend",
  "midweekDiscount",
  "earlyDiscount",
  "earlyDays",
  "groupDiscount",
  "groupRooms",
  "mostGuests",
  "mostRooms",
  "longest",
  "ahead",
  "parkingSpaces",
  "regularDiscount",
  "faultMinutes",
  "faultOff",
  "dearestMain",
]);

export const questionValues: Readonly<Record<IndustryId, QuestionValues>> = {
  "e-commerce": {
    returnDays: String(returnDays),
    refundDays: String(refundDays),
    standardShipping: dollars(shopPrices.standardShipping),
    expressShipping: dollars(shopPrices.expressShipping),
    freeShippingFrom: dollars(shopPrices.freeShippingFrom),
    membership: dollars(shopPrices.membership),
    giftCardLeast: dollars(shopPrices.giftCard.least),
    giftCardMost: dollars(shopPrices.giftCard.most),
    wrapping: dollars(shopPrices.wrapping),
    codeBasket: dollars(shopPrices.codeBasket),
    newsletterDiscount: String(shopPrices.newsletterDiscount),
    repair: dollars(shopPrices.repair.least),
    repairMost: dollars(shopPrices.repair.most),
    points: String(shopPrices.points.count),
    pointsWorth: dollars(shopPrices.points.worth),
  },
  hospitality: {
    ...Object.fromEntries(
      Object.entries(hotelRules).map(([name, value]) => [
        name,
        hotelCounts.has(name) ? String(value) : dollars(value),
      ]),
    ),
    breakfastChild: dollars(hotelRules.breakfast / 2),
  },
  marketing: {},
  support: {
    free: free.name,
    team: team.name,
    business: business.name,
    freeMost: String(free.most),
    teamPrice: dollars(team.price),
    businessPrice: dollars(business.price),
    teamYearly: yearly(team.price),
    businessYearly: yearly(business.price),
    yearlyDiscount: shareInWords(yearlyDiscount),
    refundDays: String(refundDays),
    returnDays: String(returnDays),
  },
};
