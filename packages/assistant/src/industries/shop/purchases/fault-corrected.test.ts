import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

describe("a fault of something just received", () => {
  test.each([
    "just got the harbour 4 and there is a rip in the porch",
    "got my cairn 48 last week and a seam came loose",
    "got the ember on monday and theres a hole in it",
  ])("“%s” is no question about the product", (message) => {
    expect(talk("e-commerce")(message).text).toMatch(/^I’m sorry/);
  });

  test.each(["no, nothing is missing. it flickers", "nothing missing, it just won't turn on"])(
    "“%s” keeps to the fault",
    (message) => {
      const say = talk("e-commerce");
      say("my wick lantern flickers");
      expect(say(message).text).not.toMatch(/Which order is it\? You’ll|missing/);
    },
  );

  test.each(["i need one by saturday, i can't wait", "we leave tomorrow, that's too late"])(
    "“%s” is sent to a store",
    (message) => {
      const say = talk("e-commerce");
      say("my ridge 2 has a hole in the floor");
      expect(say(message).text).toMatch(/to a store .*on the spot/);
    },
  );

  test("what is brand new is within the time for returns", () => {
    const say = talk("e-commerce");
    say("my ridge 2 has a hole in the floor");
    expect(say("it is brand new").text).toMatch(/refund or a new one/);
  });
});

test("“no, it is the headlamp” says which, not what is missing", () => {
  const say = talk("e-commerce");
  say("BK-10482 has come, one of the two is broken");
  expect(say("no, it is the headlamp, i want my money back").text).not.toMatch(/missing/);
});
