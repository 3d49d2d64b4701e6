import { describe, expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

/** A customer who was asked whether to cancel BK-10517. */
function asked() {
  const say = talk("e-commerce");
  expect(say("please cancel BK-10517").text).toContain("Shall I cancel it?");
  return say;
}

describe("after “Shall I cancel it?”", () => {
  test.each(["ok cancel it then", "yes please cancel the order", "alright, go ahead and cancel"])(
    "“%s” cancels it, also after a question in between",
    (message) => {
      const say = asked();
      say("how long would a new one take");
      expect(say(message).text).toMatch(/BK-10517 would now be cancelled/);
    },
  );

  test.each([
    "and if it's already shipped by then?",
    "what if they send it first",
    "is it too late",
  ])("“%s” asks what happens then", (message) => {
    expect(asked()(message).text).toMatch(/refuse (?:BK-10517|it) at the door/);
  });

  test.each(["does it cost me anything", "will i pay a fee", "is that free"])(
    "“%s” asks for the cost of cancelling",
    (message) => {
      expect(asked()(message).text).toMatch(/free.*\$139 back/);
    },
  );

  test.each(["no wait, keep it", "don't cancel it please", "changed my mind, leave it as it is"])(
    "“%s” keeps the order",
    (message) => {
      const say = asked();
      expect(say(message).text).toMatch(/BK-10517 stays as it is|Nothing changes, then/);
    },
  );

  test.each([
    "oh no, can i keep it after all?",
    "undo that please",
    "actually i want it after all",
  ])("“%s” keeps it once it was cancelled", (message) => {
    const say = asked();
    say("yes, cancel it");
    expect(say(message).text).toMatch(/can still be kept|Nothing changes, then/);
  });

  test("what has nothing to do with it is left alone", () => {
    expect(asked()("does the cairn 48 have a rain cover").text).not.toMatch(/cancel|refuse/);
  });
});

test("without an offer to cancel, “keep it” is not about an order", () => {
  const say = talk("e-commerce");
  say("where is BK-10517");
  expect(say("can i keep it in the garage").text).not.toMatch(/cancelled/);
});
