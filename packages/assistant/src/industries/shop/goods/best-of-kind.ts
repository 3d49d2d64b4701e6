import type { Thing } from "../../../records/records.ts";
import type { Basket } from "./basket-goods.ts";
import { catalogue } from "./catalogue.ts";
import { familyTent, tentsFor } from "./tents-for.ts";

type Wish = {
  people: number;
  cold: number | undefined;
  light: boolean;
  cheap: boolean;
  /** Children share a tent with the adults and carry no pack. */
  children?: number;
};

/**
 * Chooses what to buy of a kind: tents for everyone, a sleeping bag that is warm enough, the largest pack; otherwise
 * the lightest or the cheapest.
 */
export function chosen(kind: string, { people, cold, light, cheap, children = 0 }: Wish): Basket {
  if (kind === "tent") return children > 0 ? familyTent(people) : tentsFor(people);
  const things = catalogue.things.filter((one) => one.kind === kind);
  const by = (value: (thing: Thing) => number) => things.toSorted((a, b) => value(a) - value(b))[0];
  const price = ({ values }: Thing) => Number(values.price);
  const best =
    kind === "sleeping bag"
      ? (things
          .toSorted((a, b) =>
            light ? Number(a.values.weight) - Number(b.values.weight) : price(a) - price(b),
          )
          .find(({ values }) => Number(values.warmth) <= (cold ?? 8)) ??
        by(({ values }) => Number(values.warmth)))
      : kind === "pack" && !cheap
        ? by(({ values }) => -Number(values.volume))
        : light
          ? by(({ values }) => Number(values.weight))
          : by(price);
  const grown = people > children ? people - children : people;
  const count = kind === "sleeping bag" ? people : kind === "pack" ? grown : 1;
  return best ? [{ id: best.id, count }] : [];
}
