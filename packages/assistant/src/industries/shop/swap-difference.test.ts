import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("the difference in price of a swap is told", () => {
  const say = talk("e-commerce");
  say("can i return BK-10355");
  say("could i exchange it for a wick lantern");
  expect(say("what would i get then").text).toMatch(/^You get \$16 back/);
});

test.each(["is it cheaper", "would that be cheaper for me"])(
  "“%s” asks for the difference",
  (asked) => {
    const say = talk("e-commerce");
    say("can i return BK-10355");
    say("could i exchange it for a wick lantern");
    expect(say(asked).text).toMatch(/^You get \$16 back/);
  },
);
