import {
  type CrosswalkRow,
  compliance,
  type Framework,
  frameworks,
} from "#content/services/compliance.ts";

const rows: readonly CrosswalkRow[] = compliance.crosswalk.rows;

export type Overlap = {
  name: Framework;
  /** Controls that both ask for: each with the paragraph of the other framework. */
  shared: readonly { control: string; paragraph: string }[];
};

/** What the other frameworks ask for of the controls that one asks for. */
export function overlapsOf(met: Framework): readonly Overlap[] {
  const done = rows.filter(({ asks }) => asks[met] !== null);
  return frameworks
    .filter((name) => name !== met)
    .map((name) => ({
      name,
      shared: done.flatMap(({ control, asks }) => {
        const paragraph = asks[name];
        return paragraph === null ? [] : [{ control, paragraph }];
      }),
    }));
}
