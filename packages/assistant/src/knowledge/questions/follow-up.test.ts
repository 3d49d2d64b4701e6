import { expect, test } from "vitest";
import { parseQuestions, withoutAsks } from "../../../training/load-questions.ts";
import { bestFollowUp } from "./follow-up.ts";
import { indexOf } from "./match.ts";

const boats = `
sections:
  - about: [parking, check_in]
    then:
      - asks: [how long, and till when]
        answer: Till ten in the evening.
      - asks: [does that cost extra]
        answer: No.
    questions:
      - asks: [what does a boat cost]
        answer: "{hour} an hour."
        then:
          - asks: [how long, how long at least, how long must i take it]
            answer: Two hours.
            offer: Book a boat
      - asks: [how tall may the boat be]
        answer: Four meters.
`;
const written = parseQuestions("boats.yaml", boats, "hospitality", { hour: "$10" });
const index = indexOf(withoutAsks(written));
const answerTo = (text: string, replies: string[], about?: string) =>
  bestFollowUp(index, [text], { replies, about })?.followUp.answer;
const scoreOf = (text: string, replies: string[], about?: string) =>
  bestFollowUp(index, [text], { replies, about })?.score ?? 0;

const cost = "Gladly. $10 an hour.";

test("a short question refers to the previous answer", () => {
  expect(answerTo("and how long", [cost], "check_in")).toBe("Two hours.");
  expect(answerTo("and how long", ["Four meters."], "check_in")).toBe("Till ten in the evening.");
});

test("a short question gets no answer if nothing before it was on the subject", () => {
  expect(answerTo("and how long", ["Breakfast is at seven."], "breakfast")).toBeUndefined();
  expect(answerTo("and how long", [])).toBeUndefined();
});

test("an answer can be followed up for two more replies, each of which lowers the score", () => {
  const scores = [0, 1, 2, 3].map((between) =>
    scoreOf("how long at least", [cost, ...Array.from({ length: between }, () => "Yes.")]),
  );
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(scores.slice(0, 3).every((score) => score > 0.4)).toBe(true);
  expect(scores[3]).toBe(0);
});

test("a question for one kind of answer does not get another kind", () => {
  expect(answerTo("how long must we take it", [cost])).toBe("Two hours.");
  expect(answerTo("who must take it", [cost])).toBeUndefined();
});

test("words about something else lower the score", () => {
  expect(scoreOf("how long is the drive from the airport", [cost])).toBeLessThan(0.4);
});

test("an answer in a section’s `then` belongs to its first intent, and may offer something", () => {
  expect(written.followUps.map(({ followUp: { intent, offer } }) => [intent, offer])).toEqual([
    ["parking", undefined],
    ["parking", undefined],
    ["parking", "Book a boat"],
  ]);
});
