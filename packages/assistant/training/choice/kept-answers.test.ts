import { expect, test } from "vitest";
import { judgedTalks } from "../doubtful/graded-talks.ts";
import { loadKeptAnswers } from "./kept-answers.ts";

test("every kept answer has been graded as good", () => {
  const talks = judgedTalks();
  const grades = [...loadKeptAnswers()].flatMap(([round, ofRound]) =>
    [...ofRound].flatMap(([place, answered]) => {
      const talk = talks.find((one) => one.round === round && one.place === place);
      return [...answered.keys()].map((number) => talk?.replies[number]?.grade ?? 0);
    }),
  );
  expect(grades.length).toBeGreaterThan(200);
  expect(Math.min(...grades)).toBeGreaterThanOrEqual(2);
});
