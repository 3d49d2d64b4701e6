import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

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

test("another thing instead of the only one of an order is ordered separately, with the difference", () => {
  const say = talk("e-commerce");
  say("can i return BK-10355");
  expect(say("could i have a headlamp instead").text).toMatch(
    /^Not in the same order.*Return the Kettle stove.*\$26 less/,
  );
});

test("of two things in an order, the one of the same kind is exchanged, and asked for its price once", () => {
  const say = talk("e-commerce");
  say("where is BK-10482");
  const { text } = say("can i change the headlamp to a lantern, and what do i owe then");
  expect(text).toMatch(/Return the Glim headlamp.*\$10 more/);
  expect(text).not.toContain("item");
});

test("an order that is kept after all leaves the question beside it", () => {
  const say = talk("e-commerce");
  say("cancel BK-10517");
  expect(say("no wait, don’t cancel it. could it be delivered to my office instead?").text).toMatch(
    /^Nothing changes, then.*change the address/,
  );
});
