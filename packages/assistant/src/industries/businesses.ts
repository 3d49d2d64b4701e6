import { dollars } from "../dialogue/reply/reply.ts";
import { refundDays, returnDays } from "./orders/return-period.ts";
import { shopPrices } from "./shop/goods/prices.ts";
import { displayPrices, plans } from "./support/facts/sample.ts";

/** The demo's fictional businesses. All values are sample data, and labelled as such. */
export const businesses = {
  "e-commerce": {
    name: "Larkspur Outdoor",
    desk: "the shop team",
    hours: "Monday to Saturday, 8:00–20:00",
    mail: "help@larkspur.example",
    standard: "3–5 working days",
    express: "the next working day when you order by 14:00",
    abroad: "5–9 working days within Europe and to the US and Canada",
    shipping: `${dollars(shopPrices.standardShipping)} standard, ${dollars(shopPrices.expressShipping)} express`,
    freeFrom: dollars(shopPrices.freeShippingFrom),
    returnDays: String(returnDays),
    refundDays: String(refundDays),
    payment:
      "Visa, Mastercard, American Express, PayPal, Apple Pay, Google Pay, bank transfer and gift cards",
    tiers: `Basic (free) and Trail Club (${dollars(shopPrices.membership)} a year: free express delivery and early sales)`,
  },
  support: {
    name: "Plumbline",
    desk: "the help desk",
    hours: "Monday to Friday, 7:00–21:00; critical tickets around the clock",
    mail: "support@plumbline.example",
    standard: "3–5 working days for wall displays; licences arrive by e-mail within minutes",
    express: "the next working day when you order by 14:00",
    abroad: "5–9 working days within Europe and to the US and Canada",
    shipping: `${dollars(displayPrices.standardShipping)} standard, ${dollars(displayPrices.expressShipping)} express; licences have no shipping`,
    freeFrom: dollars(displayPrices.freeShippingFrom),
    returnDays: String(returnDays),
    refundDays: String(refundDays),
    payment:
      "Visa, Mastercard, American Express, PayPal, bank transfer and, for yearly plans, invoice",
    tiers: `Free (${plans[0].most} people), Team (${dollars(plans[1].price)} a person and month) and Business (${dollars(plans[2].price)} a person and month)`,
  },
} as const;
