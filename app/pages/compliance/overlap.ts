import {
  type CrosswalkRow,
  compliance,
  type Framework,
  frameworks,
} from "#content/services/compliance.ts";

const rows: readonly CrosswalkRow[] = compliance.crosswalk.rows;

export type Overlap = {
  name: Framework;
  /** Controls that both ask for, and those that only the other one does. */
  shared: readonly string[];
  open: readonly string[];
};

/** What is done for the other frameworks by meeting one, and what is still open. */
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
