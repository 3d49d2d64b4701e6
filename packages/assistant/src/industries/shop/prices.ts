/** Made-up prices and thresholds of the sample shop beside those of its products, in US dollars. */
export const shopPrices = {
  standardShipping: 4.9,
  expressShipping: 12.9,
  /** Standard shipping is free from this basket on. */
  freeShippingFrom: 75,
  /** Of the Trail Club, a year. */
  membership: 19,
  /** Least and most of a gift card. */
  giftCard: { least: 20, most: 300 },
  wrapping: 3.5,
  storeHours: { week: { from: "10:00", to: "19:00" }, sunday: { from: "11:00", to: "17:00" } },
  /** A code may need this basket. */
  codeBasket: 60,
  /** Less on a first order for readers of the newsletter, in percent. */
  newsletterDiscount: 10,
  /** Of a repair after the warranty. */
  repair: { least: 15, most: 60 },
  /** What so many points are worth; a dollar brings one. */
  points: { count: 100, worth: 5 },
} as const;
