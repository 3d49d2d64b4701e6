import { expect, test } from "vitest";
import { forgetTexts, remembered } from "./remembered.ts";

test("a text is worked out once, and again when all are forgotten", () => {
  const asked: string[] = [];
  const length = remembered((text) => {
    asked.push(text);
    return text.length;
  });
  expect([length("tea"), length("coffee"), length("tea")]).toEqual([3, 6, 3]);
  expect(asked).toEqual(["tea", "coffee"]);
  forgetTexts();
  expect(length("tea")).toBe(3);
  expect(asked).toEqual(["tea", "coffee", "tea"]);
});

test("what is kept has a limit", () => {
  let worked = 0;
  const count = remembered(() => {
    worked += 1;
    return worked;
  });
  for (let text = 0; text < 10_000; text += 1) count(String(text));
  const before = worked;
  count("0");
  expect(worked).toBe(before + 1);
});
