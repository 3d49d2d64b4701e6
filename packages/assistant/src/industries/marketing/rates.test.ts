import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("the usual rate is given, the visitor’s own is judged by it, and “why” and “how” are answered", () => {
  const say = talk("marketing");
  expect(say("what is a normal answer rate to cold outreach").text).toMatch(/^1–5% is usual/);
  expect(say("we have 0.5%").text).toMatch(/^0\.5% is weak, since 1–5% of replies to cold e-mails/);
  expect(say("why is that").text).toMatch(/^Usually the list is too broad/);
});

test("recruiting is answered with how to reach applicants", () => {
  expect(talk("marketing")("we have to hire 3 nurses").text).toMatch(
    /^For people you want to hire/,
  );
});

test("a step that was tried leads to the next", () => {
  const say = talk("marketing");
  expect(say("our trial conversion is 4%, is that bad").text).toMatch(/^4% is weak, since 10–20%/);
  const second = say("we do that already").text;
  expect(second).toMatch(/^Shorten the way/);
  expect(say("tried it").text).not.toBe(second);
});
