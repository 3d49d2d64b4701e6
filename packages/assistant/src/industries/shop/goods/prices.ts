/** Fictional prices and thresholds of the sample shop, apart from product prices, in US dollars. */
export const shopPrices = {
  standardShipping: 4.9,
  expressShipping: 12.9,
  /** Minimum basket for free standard shipping. */
  freeShippingFrom: 75,
  /** Yearly fee of the Trail Club. */
  membership: 19,
  /** Minimum and maximum value of a gift card. */
  giftCard: { least: 20, most: 300 },
  wrapping: 3.5,
  storeHours: { week: { from: "10:00", to: "19:00" }, sunday: { from: "11:00", to: "17:00" } },
  /** Minimum basket for a discount code. */
  codeBasket: 60,
  /** Discount on the first order for newsletter subscribers, in percent. */
  newsletterDiscount: 10,
  /** Cost of a repair after the warranty. */
  repair: { least: 15, most: 60 },
  /** Value of this many points; one dollar earns one point. */
  points: { count: 100, worth: 5 },
} as const;
