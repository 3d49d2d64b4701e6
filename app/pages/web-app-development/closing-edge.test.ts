import { expect, test } from "vitest";
import { closingEdge } from "./closing-edge.ts";
import { parcels } from "./load-line.ts";

test("each parcel presses the edge deeper, and nothing is loaded after the load line", () => {
  const depths = closingEdge.map(([, y]) => y);
  expect(new Set(depths).size).toBe(parcels.length + 1);
  expect(depths.at(-1)).toBe(Math.min(...depths));
  expect(closingEdge.at(-2)?.[0]).toBe(1340);
});
