import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

/** A conversation with a guest whose room has a fault. */
function complained() {
  const say = talk("hospitality");
  say("the heating in room 8 is broken and nobody comes");
  return say;
}

describe("a guest of the house with a complaint", () => {
  test.each([
    "is breakfast tomorrow free at least?",
    "breakfast on sunday on the house i hope",
    "then i want parking for free",
  ])("“%s” is the duty manager’s to decide", (message) => {
    const { text, state } = complained()(message);
    expect(text).toContain("duty manager");
    expect(state.flow).toBeUndefined();
  });

  test.each(["what about the money for last night", "i'm not going to pay for last night"])(
    "“%s” is told what comes off",
    (message) => {
      expect(complained()(message).text).toContain("50%");
    },
  );

  test("is not asked for nights", () => {
    expect(complained()("we are here until sunday").text).not.toMatch(/how many nights/);
  });

  test("books anew all the same", () => {
    expect(complained()("we want to book again, 2 people 5 to 7 march").text).toContain(
      "5 March to Sunday, 7 March",
    );
  });
});

test("breakfast in the room is brought by room service", () => {
  expect(complained()("can we have breakfast in the room tomorrow").text).toContain("Dial 9");
});

test("a guest who stays longer on the last day is told what it costs", () => {
  expect(talk("hospitality")("we leave sunday, can we stay till 1").text).toContain("13:00");
});

test.each(["can i stay one more night", "we want to stay on for another night", "2 more nights?"])(
  "“%s”, of a guest whose room is known, needs no booking number",
  (message) => {
    const say = complained();
    const { text } = say(message);
    expect(text).toContain("room 8");
    expect(text).not.toContain("booking number");
    expect(say("yes please").text).toMatch(/^Done/);
  },
);

test("a complaint with its booking number is not asked for it", () => {
  const { text } = talk("hospitality")(
    "I reserved HH-3107 and nobody answers my email, it's a joke",
  );
  expect(text).toContain("HH-3107");
  expect(text).not.toContain("Do you have a booking number");
});

test("what to eat is not when somebody comes", () => {
  expect(complained()("what can we do for food at this hour").text).not.toContain("15 minutes");
});
