/** A product of the shop on the drawing: weight in grams, price in dollars. */
export type Good = {
  id: string;
  name: string;
  drawing: GoodDrawing;
  weight: number;
  price: number;
};

export type GoodDrawing =
  | "tent"
  | "shelter"
  | "pack"
  | "sleeping bag"
  | "head lamp"
  | "lantern"
  | "stove";

/** What two people carry for a weekend, in one pack. */
export const weekendKit = ["cairn-48", "ridge-2", "ember", "kettle", "glim"] as const;

/** The goods from the heaviest to the lightest. */
export const byWeight = (goods: readonly Good[]): readonly Good[] =>
  goods.toSorted((a, b) => b.weight - a.weight);

/**
 * Returns the goods of the weekend, with the weight and the price of all.
 *
 * @throws Error if the shop has one of them no longer.
 */
export function kitOf(goods: readonly Good[]) {
  const kit = weekendKit.map((id) => {
    const good = goods.find((one) => one.id === id);
    if (!good) throw new Error(`The shop has no “${id}”.`);
    return good;
  });
  const sum = (of: "weight" | "price") => kit.reduce((total, good) => total + good[of], 0);
  return { goods: kit, weight: sum("weight"), price: sum("price") };
}

/** Formats a weight: grams below a kilogram, then kilograms with up to two decimals. */
export const weightOf = (grams: number): string =>
  grams < 1000 ? `${grams} g` : `${Math.round(grams / 10) / 100} kg`;
