import { range } from "#app/ui/drawing/geometry.ts";

export const title =
  "Landing zone drawn as a ship in section: the management account stands on deck and carries no workload; log archive, security tooling, network, shared services, backup vault, two products with test and production, and a sandbox are separate compartments; service control policies run along the keel; a flooded test account does not reach its neighbours.";

/** What the line styles mean. */
export const legend = { logs: "logs, one way", mistake: "a mistake, kept in its compartment" };

const fixed = (length: number) => length.toFixed(1);

/** Distance between lines of a hatching, sideways. */
const hatchingStep = 11.3;

/**
 * Returns lines at 45 degrees across a rectangle. They are computed and no pattern, because a drawing that refers to
 * itself cannot be a file of its own (app/drawings).
 */
export function hatching(left: number, right: number, top: number, bottom: number): string {
  const height = bottom - top;
  return range(left - height, right, Math.round((right - left + height) / hatchingStep))
    .map((start) => {
      const [x0, x1] = [Math.max(start, left), Math.min(start + height, right)];
      const at = (x: number) => fixed(bottom - (x - start));
      return x1 > x0 ? `M${fixed(x0)} ${at(x0)}L${fixed(x1)} ${at(x1)}` : "";
    })
    .join("");
}
