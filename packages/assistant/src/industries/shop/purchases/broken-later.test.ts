import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const broken = (...messages: readonly string[]) => {
  const say = talk("e-commerce");
  say("the pole of my tent snapped");
  for (const message of messages.slice(0, -1)) say(message);
  return say(messages.at(-1) ?? "").text;
};

test.each(["it's order BK-10482", "BK-10482", "found the number: BK-10482"])(
  "“%s” is not taken for the order of the broken thing before it has come",
  (message) => {
    expect(broken(message)).toMatch(/hasn’t been delivered yet, so the broken one/);
  },
);

test.each(["a new one please", "can i get a replacement", "i'd like my money back"])(
  "“%s” without a number asks for none again",
  (message) => {
    expect(broken("i don't have a number, only the receipt", message)).toMatch(/any store/);
    expect(broken("BK-10482", "i have no number, just the receipt", message)).not.toMatch(
      /Which order|BK-10482/,
    );
  },
);

test("an upset customer with a broken item is told the remedy, not to wait", () => {
  const say = talk("e-commerce");
  const { text } = say("my sleeping bag ripped the second time i used it!! i want my money back");
  expect(text).not.toMatch(/had to wait/);
  expect(text).toMatch(/refund|warranty/);
});
