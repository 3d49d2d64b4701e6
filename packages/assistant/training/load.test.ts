import { expect, test } from "vitest";
import { intents } from "../src/intents.ts";
import { loadPhrases, parsePhrases } from "./load.ts";

test("every intent has phrases, in the order of the classifier’s classes", () => {
  const groups = loadPhrases();
  const ids = intents.map(({ id }) => id);
  expect(groups.slice(0, ids.length).map(({ intent }) => intent)).toEqual(ids);
  expect(groups.slice(ids.length).every(({ intent }) => intent === undefined)).toBe(true);
  expect(groups.length).toBeGreaterThan(ids.length);
});

/** Returns the hotel's file with these phrases for an intent. */
const hotel = (phrases: string, intent = "parking") => `lists:
  car: car | my
    car

nlu:
  - intent: ${intent}
    examples: |
${phrases.replace(/^/gm, "      ")}
`;

test("phrases may hold “#num”, and lists may be broken into lines", () => {
  const { groups } = parsePhrases("hotel.yaml", hotel("- park #num {car}s\n- (where|how) to park"));
  expect(groups).toEqual([
    {
      intent: "parking",
      phrases: ["park #num {car}s", "(where|how) to park"],
      lists: { car: "car|my car" },
    },
  ]);
});

test.each([
  [
    "a list that is nowhere",
    hotel("- park\n- park the {tram}"),
    "hotel.yaml:9 (parking): there is no list “tram” in “park the {tram}”",
  ],
  [
    "an open choice",
    hotel("- park\n- (park|leave my car"),
    "hotel.yaml:9 (parking): a “(” without its “)”",
  ],
  [
    "a choice without a beginning",
    hotel("- park)"),
    "hotel.yaml:8 (parking): a “)” without its “(”",
  ],
  [
    "a bar outside of a choice",
    hotel("- park|leave"),
    "hotel.yaml:8 (parking): a “|” outside of “(…)”",
  ],
  [
    "a line without its dash",
    hotel("park here"),
    "hotel.yaml:8 (parking): “park here” does not start with “- ”",
  ],
  ["an intent that is none", hotel("- hi", "parkin"), "hotel.yaml:8 (parkin): no such intent"],
  [
    "an intent of another file",
    hotel("- hi", "greeting"),
    "hotel.yaml:8 (greeting): its phrases belong into shared.yaml",
  ],
  ["an unknown key", "nlu:\n  - intent: parking\n    phrases: hi", "hotel.yaml: ✖"],
  ["what is no YAML", "nlu: [", "hotel.yaml: "],
])("%s is named with its line", (_what, text, problem) => {
  expect(() => parsePhrases("hotel.yaml", text)).toThrow(problem);
});
