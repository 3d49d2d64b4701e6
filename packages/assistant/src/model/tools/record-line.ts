import type { Collection, Thing } from "../../records/records.ts";

/** Returns everything on record about a thing on one line. */
export const lineOf = ({ attributes }: Collection, thing: Thing): string => {
  const said = attributes
    .filter(({ id }) => id !== "all")
    .map((attribute) => attribute.says(thing))
    .filter((text) => text !== undefined);
  return `${thing.name} (${thing.kind}): ${[...new Set(said)].join("; ")}.`;
};
