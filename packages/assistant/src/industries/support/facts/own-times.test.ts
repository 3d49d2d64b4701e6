import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "and if one of the 11 leaves after half a year, refund?",
  "someone quits after 2 months, do we get money back",
  "4 months in and a colleague leaves, is his seat refunded",
])("“%s” is about a seat, not about goods", (message) => {
  const say = talk("support");
  say("Team for 11 people, yearly");
  const { text } = say(message);
  expect(text).toMatch(/seat/);
  expect(text).not.toMatch(/exchanges|order number/);
});

test("a display that was bought has its own period", () => {
  expect(talk("support")("I bought a wall display 2 months ago, can I return it?").text).toMatch(
    /30 days/,
  );
});

test.each(["how long do you keep the data then", "since when?", "how long can I still read it"])(
  "“%s” is not about when a refund arrives",
  (message) => {
    const say = talk("support");
    say("how do i cancel the plan");
    expect(say(message).text).not.toMatch(/your bank may need/);
  },
);

test("when the money is back is told after a refund", () => {
  const say = talk("support");
  say("we were charged twice this month");
  expect(say("how long until i have it?").text).toMatch(/within 5 working days/);
});

test.each(["get me a human", "I want to talk to a person please"])(
  "after “%s”, how long it takes and the hours are told",
  (message) => {
    const say = talk("support");
    say(message);
    expect(say("how long will it take").text).toMatch(/within 1 working day/);
    expect(say("what time do they close today").text).toMatch(/7:00–21:00 UTC\. It’s Saturday/);
  },
);

test.each(["until when are you there on friday?", "when do you open", "opening hours"])(
  "“%s” asks for the hours",
  (message) => {
    expect(talk("support")(message).text).toMatch(/Monday to Friday, 7:00–21:00/);
  },
);

test("when a ticket is closed is not about the hours", () => {
  expect(talk("support")("when do you close tickets that nobody answers").text).not.toMatch(
    /It’s Saturday/,
  );
});

test("per person means the API only after its limit", () => {
  const say = talk("support");
  expect(say("is that space per person or for all?").text).not.toMatch(/how many keys/);
  say("what is the API rate limit");
  expect(say("per token or per team?").text).toMatch(/how many keys it has/);
});
