/** How many of a hundred usually answer, as rules of thumb of this demo. */
const responses: readonly (readonly [RegExp, low: number, high: number])[] = [
  [/flyer|flier|leaflet|poster|brochure|menu/, 0.2, 0.5],
  [/letter(?! ?news)|post ?card|card|invitation|voucher|coupon/, 0.5, 2],
  [/mail|newsletter/, 0.2, 1],
  [/view|impression/, 0.01, 0.1],
  [/./, 1, 3],
];

export const responseOf = (medium: string): readonly [low: number, high: number] => {
  const [, low, high] = responses.find(([named]) => named.test(medium)) ?? [/./, 1, 3];
  return [low, high];
};
