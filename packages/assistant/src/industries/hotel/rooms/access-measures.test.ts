import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  ["I use a wheelchair. How much turning space is there in the bathroom?", ["1.50 m"]],
  ["wheelchair user here: bed height and turning circle please", ["50 cm", "1.50 m"]],
  ["for my wheelchair, how wide are the doors and is the shower level", ["90 cm", "level"]],
])("“%s” gets each measure it asks for", (message, measures) => {
  const { text } = talk("hospitality")(message);
  for (const measure of measures) expect(text).toContain(measure);
});

test("does not give the same measure again for another question", () => {
  const say = talk("hospitality");
  say("I use a wheelchair. what is the turning circle and the height of the bed?");
  const { text } = say("which side of the bed is free for a transfer?");
  expect(text).toContain("1.20 m");
  expect(text).not.toContain("50 cm");
});

test("leaves the way from the station to those who turn a corner", () => {
  const { text } = talk("hospitality")("which turn do i take from the station");
  expect(text).not.toContain("1.50 m");
});
