import { expect, test } from "vitest";
import { partners } from "#content/pages/partners.ts";
import { basins } from "./basins.ts";
import { arrowHead, breadthAt, layRopes, onSide, ropeMiddle, sizeOf } from "./mooring.ts";

const kinds = partners.kinds.items;
const sheets = Object.entries(basins);

test.each(sheets)(
  "both ends of each rope lie on the side of the ship they belong to, %s",
  (_, basin) => {
    for (const { ropes } of kinds)
      for (const { rope, line, rightwards } of layRopes(basin, ropes)) {
        const ends = rightwards ? [line[0], line[3]] : [line[3], line[0]];
        for (const [index, party] of [rope.from, rope.to].entries()) {
          const [x = 0, y = 0] = ends[index] ?? [];
          const station = ((basin.middle - y) * 2) / sizeOf(basin, party).length;
          const offset = Math.abs(x - basin.berths[party]);
          expect(offset).toBeCloseTo(breadthAt(basin, party, station), -1);
        }
      }
  },
);

test.each(sheets)("no rope crosses a ship, %s", (_, basin) => {
  const stern = onSide(basin, "client", -1, 1)[1];
  for (const { ropes } of kinds)
    for (const laid of layRopes(basin, ropes)) {
      const [x, y] = ropeMiddle(laid);
      const inGap = Math.abs(x - basin.berths.client) > basin.beam;
      expect(inGap || y > stern + 8).toBe(true);
      expect(y).toBeLessThan(basin.height - 8);
    }
});

test("two ropes between the same ships keep apart", () => {
  for (const { ropes } of kinds) {
    const middles = layRopes(basins.wide, ropes).map(ropeMiddle);
    for (const [index, [x, y]] of middles.entries())
      for (const [otherX, otherY] of middles.slice(index + 1))
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(40);
  }
});

test("an arrow points at the ship that the rope leads to", () => {
  const [laid] = layRopes(basins.wide, [{ from: "us", to: "partner", kind: "fee" }]);
  const tip = laid ? arrowHead(laid, 10).slice(1).split("L")[0]?.split(" ").map(Number) : [];
  expect(tip).toEqual(onSide(basins.wide, "partner", -0.7, 1));
});

test("each kind ties the client by a contract, and pays no one in technology", () => {
  for (const { ropes } of kinds)
    expect(
      ropes.some(
        ({ from, to, kind }) => kind === "contract" && [from, to].some((end) => end === "client"),
      ),
    ).toBe(true);
  const technology = kinds.find(({ id }) => id === "technology");
  expect(technology?.ropes.map(({ kind }) => kind)).not.toContain("fee");
});
