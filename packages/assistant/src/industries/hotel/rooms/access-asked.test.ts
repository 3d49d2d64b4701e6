import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

describe("the way from the yard", () => {
  test.each([
    "is it step free from the car park to the room?",
    "any stairs between the yard and the lift?",
    "we need a level way from where we park",
  ])("“%s” is not answered with what parking costs", (message) => {
    const { text } = talk("hospitality")(message);
    expect(text).toContain("The yard is level");
    expect(text).not.toContain("$14");
  });

  test("asked again, it is said in other words", () => {
    const say = talk("hospitality");
    say("is it step free from the car park?");
    expect(say("so is there a step between the yard and the building, yes or no").text).toMatch(
      /^No steps at all/,
    );
  });

  test.each(["how much is parking in the yard?", "where do we park?", "is there a lift?"])(
    "“%s” is about something else",
    (message) => {
      expect(talk("hospitality")(message).text).not.toContain("The yard is level");
    },
  );
});

describe("what is charged", () => {
  test.each([
    "where can i plug in my power chair at night?",
    "can we charge an electric wheelchair in the room",
    "is there an outlet for her mobility scooter?",
  ])("“%s” needs an outlet", (message) => {
    const { text } = talk("hospitality")(message);
    expect(text).toContain("outlet");
    expect(text).not.toContain("kWh");
  });

  test.each(["can i charge my car in the yard", "we'd like to charge our electric car"])(
    "“%s” needs a charger",
    (message) => {
      expect(talk("hospitality")(message).text).toContain("kWh");
    },
  );
});
