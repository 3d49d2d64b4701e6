import {
  type CrosswalkRow,
  compliance,
  type Framework,
  frameworks,
} from "#content/services/compliance.ts";

const rows: readonly CrosswalkRow[] = compliance.crosswalk.rows;

/** The framework chosen at first: one that leaves work for each of the others, so that the matrix shows a gap. */
export const firstMet: Framework = "PCI DSS";

export type Overlap = {
  name: Framework;
  /** Controls that both frameworks require; below, those that only the other one does. */
  shared: readonly string[];
  open: readonly string[];
};

/** Returns what meeting one framework does for each of the others, and what remains open. */
export function overlapsOf(met: Framework): readonly Overlap[] {
  return frameworks
    .filter((name) => name !== met)
    .map((name) => {
      const asked = rows.filter(({ asks }) => asks[name] !== null);
      const isDone = ({ asks }: CrosswalkRow) => asks[met] !== null;
      return {
        name,
        shared: asked.filter(isDone).map(({ control }) => control),
        open: asked.filter((row) => !isDone(row)).map(({ control }) => control),
      };
    });
}

/** Returns how many of the controls that the others ask for are done, and which are still open for any of them. */
export function inAll(overlaps: readonly Overlap[]) {
  const each = (controls: (overlap: Overlap) => readonly string[]) => [
    ...new Set(overlaps.flatMap(controls)),
  ];
  return { carried: each(({ shared }) => shared).length, open: each(({ open }) => open) };
}
