import type { Attribute } from "../../records/records.ts";

/** What a product suits, as yes-or-no attributes of the catalogue’s records. */

const ofHiking =
  /\b(?:(?:hik\w*|trekk?\w*)(?! (?:poles?|boots?|shoes?))|trails?|mountains?|backpacking|on foot)\b/;

export const useAttributes: readonly Attribute[] = (
  [
    ["winter", /\bwinter\b/, "winter"],
    ["hiking", ofHiking, "hiking"],
    ["camping", /\bcamp(?:s|ing|ers?|ed|sites?|ground)?\b/, "camping"],
    ["beginner", /\bbeginners?|first[- ]time\w*\b/, "beginners"],
    [
      "kids",
      /\b(?:kids?|children|child|sons?|daughters?|\d+[- ]year[- ]olds?|year[- ]olds?)\b/,
      "children",
    ],
    ["summer", /\bsummer|festivals?\b/, "summer"],
    ["gift", /\bgifts?|presents?\b/, "a gift"],
  ] as const
).map(
  ([use, asks, name]): Attribute => ({
    id: `use:${use}`,
    asks,
    says: ({ values }) =>
      values[`use:${use}`] === true ? `suits ${name}` : `isn’t made for ${name}`,
    holds: ({ values }) => values[`use:${use}`] === true,
  }),
);
