import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

describe("a guest without a booking number", () => {
  const asked = (wish = "i want to cancel my booking") => {
    const say = talk("hospitality");
    say(wish);
    return say;
  };

  test.each(["i dont have a number", "i lost the confirmation", "where do i find that"])(
    "“%s” is found by name and day",
    (message) => {
      const say = asked();
      expect(say(message).text).toMatch(/^No problem: .*name and day/);
      expect(say("Okafor, for next friday").text).toMatch(
        /^Thank you, Okafor, from Friday.*cancel/,
      );
    },
  );

  test("the next question is answered, and the number is not asked for again", () => {
    const say = asked();
    expect(say("no number, name is Brown").text).toContain("Brown");
    expect(say("i had the cheap rate, do i lose everything?").text).toContain("move the dates");
    expect(say("then can i change the date").text).toMatch(/rather move it/);
  });

  test("a booking number is still accepted", () => {
    expect(asked()("HH-3107").text).toContain("HH-3107");
  });
});

test.each([
  "one of us might drop out, so 3",
  "1 friend can not come",
  "two of them dropped out, makes 3",
])("“%s” makes the party smaller", (message) => {
  const say = talk("hospitality");
  say(message.startsWith("two") ? "5 people, 8 to 10 december" : "4 people, 8 to 10 december");
  expect(say(message).text).toContain("3 guests");
});

test.each([
  ["we are 4 girls coming 15-17 january", /2 nights, 4 guests/],
  ["my parents would like to stay from 5 to 8 february", /3 nights, 2 guests/],
  [
    "i write on behalf of my parents for their golden wedding, they would stay 5 to 8 february",
    /3 nights, 2 guests/,
  ],
])("“%s” counts adults", (message, answer) => {
  expect(talk("hospitality")(message).text).toMatch(answer);
});

test("a new stay replaces the previous one", () => {
  const say = talk("hospitality");
  say("a room please");
  say("do you have anything for under 100");
  expect(say("3 nights from monday for 2").text).toMatch(/3 nights, 2 guests/);
  expect(say("is there a gym").text).not.toContain("like to arrive");
});

test("a polite acceptance with a name passes the quote on", () => {
  const say = talk("hospitality");
  say("room for 2, 8 to 10 december");
  expect(say("thank you, could you reserve it under the name Albrecht?").text).toMatch(
    /^Done: .* for Albrecht/,
  );
});
