import { expect, test } from "vitest";
import { letterOf, readMarks } from "./marks.ts";

test("grades are accepted in any order and case, for one or two replies", () => {
  expect(readMarks("a0 C=3 b2 c", 3)).toEqual({ grades: [0, 2, 3], next: [2] });
  expect(readMarks("A2 B2 AB", 2)).toEqual({ grades: [2, 2], next: [0, 1] });
  expect([0, 1, 25].map(letterOf)).toEqual(["A", "B", "Z"]);
});

test.each([
  ["A0 B4 A", "No grade from 0 to 3 for B."],
  ["A0", "No grade from 0 to 3 for B."],
  ["A0 B1", "End with the letter"],
  ["A0 B1 C", "End with the letter"],
])("for “%s”, the missing grade is reported", (line, problem) => {
  expect(() => readMarks(line, 2)).toThrow(problem);
});
