import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

describe("“cheaper” with a kind is about that kind, not about what was shown last", () => {
  test.each([
    ["is there a cheaper backpack?", /^The Cairn 28 pack \(\$89\) is the cheapest of our packs/],
    ["and which tent is cheapest", /^The Lee 1 shelter \(\$119\) is the cheapest of our tents/],
  ])("“%s”", (message, text) => {
    const say = talk("e-commerce");
    say("what do your headlamps cost");
    expect(say(message).text).toMatch(text);
  });

  test("a sleeping bag must be warm enough for the cold that was told", () => {
    const say = talk("e-commerce");
    say("I need a sleeping bag, nights of about 0 degrees");
    say("and a lamp?");
    expect(say("have you got a less expensive bag though").text).toMatch(
      /^The Dune .* only warm to 8 °C\. For 0 °C it has to be the Ember/,
    );
  });
});

test("“cheaper” names no sum, so none is said back", () => {
  const say = talk("e-commerce");
  say("a headlamp for a hike please");
  expect(say("hm, something cheaper").text).not.toMatch(/for \$\d+\./);
});

test("a month in which something is used is no day by which it must arrive", () => {
  const say = talk("e-commerce");
  say("which sleeping bags do you have");
  expect(say("does that come in handy for three nights in September?").text).not.toMatch(/in time/);
  say("tell me about the Glim");
  expect(say("can it be here by 9 December?").text).toMatch(/9 December/);
});
