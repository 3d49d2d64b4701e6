import type { Basket } from "./basket-goods.ts";
import { catalogue } from "./catalogue.ts";

/** The tents for a group: the cheapest combination in stock. */
export function tentsFor(people: number): Basket {
  const tents = catalogue.things
    .filter(({ kind, values }) => kind === "tent" && values.stock === "In stock")
    .map(({ id, values }) => ({ id, sleeps: Number(values.people), price: Number(values.price) }));
  const best: { cost: number; last: string | undefined; from: number }[] = [
    { cost: 0, last: undefined, from: 0 },
  ];
  for (let many = 1; many <= people; many += 1) {
    const options = tents.map(({ id, sleeps, price }) => {
      const from = Math.max(0, many - sleeps);
      return { cost: (best[from]?.cost ?? 0) + price, last: id, from };
    });
    const [least] = options.sort((a, b) => a.cost - b.cost);
    if (least) best.push(least);
  }
  const count = new Map<string, number>();
  for (let many = people; many > 0; ) {
    const { last, from } = best[many] ?? { last: undefined, from: 0 };
    if (last === undefined) break;
    count.set(last, (count.get(last) ?? 0) + 1);
    many = from;
  }
  return [...count].map(([id, many]) => ({ id, count: many })).sort((a, b) => b.count - a.count);
}

/** One tent for a whole family, even if not in stock today; several if none is large enough. */
export function familyTent(people: number): Basket {
  const [tent] = catalogue.things
    .filter(({ kind, values }) => kind === "tent" && Number(values.people) >= people)
    .sort((a, b) => Number(a.values.people) - Number(b.values.people));
  return tent ? [{ id: tent.id, count: 1 }] : tentsFor(people);
}
