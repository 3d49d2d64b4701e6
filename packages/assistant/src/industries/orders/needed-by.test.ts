import { describe, expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

/** In the sample data BK-10482 is due on Sunday, 22 November, and BK-10517 on Wednesday, 25 November. */
const after = (number: string, message: string): string => {
  const say = talk("e-commerce");
  say(`where is ${number}`);
  return say(message).text;
};

describe("a day or an hour by which an order is needed", () => {
  test.each([
    "will it be here before 3pm tomorrow",
    "what time does it come, morning?",
    "can it arrive by noon tomorrow or not",
  ])("“%s”: the day can be confirmed, the hour cannot", (message) =>
    expect(after("BK-10482", message)).toMatch(/22 November, but I can’t promise the hour/),
  );

  test.each([
    "we fly on monday, will it be here in time",
    "i need the tent by tuesday",
    "will my parcel come before monday evening",
  ])("“%s” is after the delivery date", (message) =>
    expect(after("BK-10482", message)).toMatch(/^Yes, BK-10482 is due on Sunday, 22 November/),
  );

  test.each(["i need the pack by monday morning", "does it come in time for tuesday"])(
    "“%s” is sooner than its date",
    (message) =>
      expect(after("BK-10517", message)).toMatch(/^I’m sorry, probably not: BK-10517 is due/),
  );

  test("the second answer says what to do instead", () => {
    const say = talk("e-commerce");
    say("where is BK-10482");
    const first = say("will it come before noon tomorrow").text;
    const second = say("yes but will it be here by noon tomorrow").text;
    expect(second).not.toBe(first);
    expect(second).toMatch(/neighbour or a parcel shop/);
  });

  test.each(["i need the stove by monday", "can i get a kettle stove by monday"])(
    "“%s” is no question about what was ordered",
    (message) => expect(after("BK-10482", message)).not.toMatch(/BK-10482 is due/),
  );

  test.each(["are you open saturday morning", "can i return it by monday"])(
    "neither is “%s”",
    (message) => expect(after("BK-10482", message)).not.toMatch(/promise the hour|is due on/),
  );
});
