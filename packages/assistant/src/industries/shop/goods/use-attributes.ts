import type { Attribute } from "../../../records/records.ts";

/** What a product suits, as yes-or-no attributes of the catalogue’s records. */

const ofHiking =
  /\b(?:(?:hik\w*|trekk?\w*)(?! (?:poles?|boots?|shoes?))|trails?|mountains?|backpacking|on foot)\b/;

/** “Pack it as a present” and “gift paper” ask for wrapping, and not what the product suits. */
const asGift =
  /(?<!\b(?:wrap|pack|put|send|box)\w*(?: (?:it|this|that|them))?(?: up)? as an? )\b(?:gifts?|presents?)\b(?! ?(?:wrap|pack|paper|card|box|note|bag|receipt|message|voucher))/;
const giftSays = (suits: boolean): string =>
  suits ? "makes a good gift" : "isn’t our first choice as a gift";

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
    ["gift", asGift, "a gift"],
  ] as const
).map(
  ([use, asks, name]): Attribute => ({
    id: `use:${use}`,
    asks,
    says: ({ values }) =>
      use === "gift"
        ? giftSays(values["use:gift"] === true)
        : values[`use:${use}`] === true
          ? `suits ${name}`
          : `isn’t made for ${name}`,
    holds: ({ values }) => values[`use:${use}`] === true,
  }),
);
