import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const saying = (...messages: readonly string[]) => {
  const say = talk("e-commerce");
  for (const message of messages.slice(0, -1)) say(message);
  return say(messages.at(-1) ?? "").text;
};

test.each([
  ["can i return a pack i used once", /^If it was only at home, yes/],
  ["tried it on at home, can it go back for a refund", /^Yes, that’s fine/],
  ["used the tent for one weekend, can i send it back", /^No, I’m sorry/],
])("the answer to “%s” depends on where it was used", (message, answer) => {
  expect(saying(message)).toMatch(answer);
});

test("the place of use may be given in the next message", () => {
  expect(saying("is it ok to return it, worn once", "only at home yes")).toMatch(/^Then it’s fine/);
});

test.each(["i used it twice and it broke, i want a refund", "never used, can it go back"])(
  "“%s” is no used thing that goes back",
  (message) => {
    expect(saying(message)).not.toMatch(/only at home|tried at home|Once it’s been used/);
  },
);

test("an unknown number is not asked for again", () => {
  expect(saying("my stove leaks gas, i want a refund", "its BK-10999")).toMatch(
    /can’t find order BK-10999 .*: BK-10482, BK-10517, BK-10391 and BK-10355\./,
  );
  expect(saying("my stove leaks gas, i want a refund", "its BK-10999", "just refund me")).toMatch(
    /anything faulty, used or not.*help@/s,
  );
  expect(saying("where is BK-10999", "i said BK-10999")).toMatch(/^BK-10999 isn’t in.*help@/s);
});
