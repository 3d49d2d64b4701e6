import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("a share is told as usual, one’s own is judged by it, and why and how go on from it", () => {
  const say = talk("marketing");
  expect(say("what is a normal answer rate to cold outreach").text).toMatch(/^1–5% is usual/);
  expect(say("we have 0.5%").text).toMatch(/^0\.5% is weak, since 1–5% of replies to cold e-mails/);
  expect(say("why is that").text).toMatch(/^Usually the list is too broad/);
});

test("whoever looks for people to work there is told how those are reached", () => {
  expect(talk("marketing")("we have to hire 3 nurses").text).toMatch(
    /^For people you want to hire/,
  );
});

test("what was tried brings the next step", () => {
  const say = talk("marketing");
  expect(say("our trial conversion is 4%, is that bad").text).toMatch(/^4% is weak, since 10–20%/);
  const second = say("we do that already").text;
  expect(second).toMatch(/^Shorten the way/);
  expect(say("tried it").text).not.toBe(second);
});
