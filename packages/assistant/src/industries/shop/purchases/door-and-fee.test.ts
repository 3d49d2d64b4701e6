import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const after = (number: string, message: string): string => {
  const say = talk("e-commerce");
  say(`where is ${number}`);
  return say(message).text;
};

describe("an order that is not wanted at the door", () => {
  test.each([
    "can i refuse it",
    "it hasnt come yet so could we refuse the parcel?",
    "how do i refuse it",
  ])("“%s”", (message) =>
    expect(after("BK-10482", message)).toMatch(/refuse BK-10482 at the door on Sunday/),
  );

  test("before it ships it is cancelled instead", () =>
    expect(after("BK-10517", "can i refuse it then")).toMatch(
      /hasn’t shipped yet, so you can cancel/,
    ));

  test("whoever does not want to refuse it is not told how", () =>
    expect(after("BK-10482", "i do not want to refuse it")).not.toMatch(/Yes, you can refuse/));
});

describe("the fee for express that came late", () => {
  test.each([
    "i want the express money back",
    "refund the express fee please",
    "just the express charge back",
  ])("“%s” is no return", (message) => {
    const text = after("BK-10482", message);
    expect(text).toMatch(/\$12\.90/);
    expect(text).not.toMatch(/refuse|return it/);
  });

  test("what express costs is another question", () =>
    expect(after("BK-10482", "what does express cost")).not.toMatch(/comes back|we refund/));
});
