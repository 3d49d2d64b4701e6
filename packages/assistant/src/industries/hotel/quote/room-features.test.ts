import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const quoted = () => {
  const say = talk("hospitality");
  say("harbour room for 2, 12 to 14 february");
  return say;
};

test.each([
  "is the bed a king or twins, and is there a desk in it?",
  "does it have a desk? and what beds",
  "I asked for the beds and a work desk, not the wifi",
])("“%s” gets both answers", (message) => {
  expect(quoted()(message).text).toMatch(
    /^(?:Sorry, I misread you\. )?The Harbour room has one large or two single beds and has a desk\./,
  );
});

test("a wired connection is told beside the room", () => {
  expect(quoted()("what beds are in it, and is there wired internet?").text).toMatch(
    /two single beds\..*network socket at the desk/,
  );
});

test.each([
  "which rooms have a water view and a bathtub",
  "any room with a balcony, a bath and a large bed?",
])("“%s” gets the room that has everything", (message) => {
  expect(talk("hospitality")(message).text).toMatch(/^The Suite .*It’s \$238 a night\./);
});

test.each(["is the front desk open and how big is the room", "is there a safe at the desk"])(
  "“%s” is not about two features",
  (message) => {
    expect(quoted()(message).text).not.toContain("has a desk");
  },
);

describe("questions about the surroundings", () => {
  test.each([
    ["is it nice there in april", /windy/],
    ["we might come in july, whats it like there", /22 °C/],
    ["never been. is it worth a visit there?", /June and September/],
  ])("“%s” is answered for the place and season", (message, answer) => {
    const { text } = talk("hospitality")(message);
    expect(text).toMatch(/^We’re by the water, with the old town/);
    expect(text).toMatch(answer);
  });

  test.each(["is it quiet", "what is it like"])(
    "“%s” after a quote is about the room",
    (message) => {
      expect(quoted()(message).text).not.toContain("old town");
    },
  );
});
