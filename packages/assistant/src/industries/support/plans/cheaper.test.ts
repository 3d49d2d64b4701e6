import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  ["is there something cheaper for 4 people", "$36 a month, or $28.80"],
  ["that's too expensive, we are only 5", "$45 a month, or $36"],
  ["Business for 10 is too expensive for us", "$70 less than Business"],
  ["do you have a cheaper plan? there are 3 of us", "Free: it costs nothing"],
  ["anything less expensive?", "How many of you edit?"],
])("“%s” is told what costs less", (message, stated) => {
  expect(talk("support")(message).text).toContain(stated);
});

test("the number after it is priced", () => {
  const say = talk("support");
  say("is there anything cheaper");
  expect(say("we are 12").text).toContain("Team $108");
});

test.each(["is it cheaper than Trello", "is paying yearly cheaper"])(
  "“%s” compares something else",
  (message) => {
    expect(talk("support")(message).text).not.toMatch(/is the cheapest for|How many of you edit/);
  },
);
