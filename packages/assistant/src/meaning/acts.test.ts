import { expect, test } from "vitest";
import { cachedModel } from "../../training/cached-model.ts";
import { createVectorsNow } from "../../training/encode-now.ts";
import { type Act, acts, actsOf, does } from "./acts.ts";
import { meaningText } from "./meaning-text.ts";

const { meaning } = await cachedModel();
const vectorOf = createVectorsNow();
const actsIn = (text: string) => actsOf(meaning?.acts, vectorOf(meaningText(text)));

// None of these is in acts.yaml.
test.each<[string, Act]>([
  ["Could I please talk to one of your staff?", "asks_for_person"],
  ["that's not at all what I was asking about", "says_misread"],
  ["I do not want to reserve a room, stop asking", "rejects_task"],
  ["what if the parcel gets lost", "hypothetical"],
  ["how much is everything together", "asks_total"],
  ["am I chatting with a robot here?", "asks_about_bot"],
  ["I'm in a hurry, please be quick", "urgent"],
])("“%s” performs the act: %s", (text, act) => {
  expect(does({ acts: () => actsIn(text) }, act)).toBe(true);
});

test.each(["what time is breakfast", "two adults and a dog", "is the tent waterproof", "8 weeks"])(
  "“%s” performs none of these acts",
  (text) => {
    expect(acts.filter((act) => does({ acts: () => actsIn(text) }, act))).toEqual([]);
  },
);

test("without a vector every act scores zero", () => {
  expect(Math.max(...Object.values(actsOf(meaning?.acts, undefined)))).toBe(0);
});
