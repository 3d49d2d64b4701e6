import { returnDays } from "./orders/return-period.ts";
import { plans } from "./support/sample.ts";

/** The made-up businesses that the demo speaks for. All values are samples and are shown as such. */
export const businesses = {
  "e-commerce": {
    name: "Larkspur Outdoor",
    desk: "the shop team",
    hours: "Monday to Saturday, 8:00–20:00",
    mail: "help@larkspur.example",
    standard: "3–5 working days",
    express: "the next working day when you order by 14:00",
    abroad: "5–9 working days within Europe and to the US and Canada",
    shipping: "$4.90 standard, $12.90 express",
    freeFrom: "$75",
    returnDays: String(returnDays),
    refundDays: "5",
    payment:
      "Visa, Mastercard, American Express, PayPal, Apple Pay, Google Pay, bank transfer and gift cards",
    tiers: "Basic (free) and Trail Club ($19 a year: free express delivery and early sales)",
  },
  support: {
    name: "Plumbline",
    desk: "the help desk",
    hours: "Monday to Friday, 7:00–21:00; critical tickets around the clock",
    mail: "support@plumbline.example",
    standard: "3–5 working days for wall displays; licences arrive by e-mail within minutes",
    express: "the next working day when you order by 14:00",
    abroad: "5–9 working days within Europe and to the US and Canada",
    shipping: "$6 standard, $15 express; licences have no shipping",
    freeFrom: "$100",
    returnDays: String(returnDays),
    refundDays: "5",
    payment:
      "Visa, Mastercard, American Express, PayPal, bank transfer and, for yearly plans, invoice",
    tiers: `Free (${plans[0].most} people), Team ($${plans[1].price} a person and month) and Business ($${plans[2].price} a person and month)`,
  },
} as const;
