import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { roomWanted } from "./room-wanted.ts";

describe("the room that a message asks for", () => {
  test.each([
    ["what if I take Harbour for the 10th", "harbour"],
    ["harbour flexible with breakfast", "harbour"],
    ["switch to the harbour", "harbour"],
    ["something with a view", "harbour"],
    ["the suite rather", "suite"],
  ])("“%s”: %s", (message, room) => {
    expect(roomWanted(message)).toBe(room);
  });

  test.each([
    "is it near the harbour",
    "how far to the harbour bath",
    "a walk around the harbour",
    "at Harbour House",
    "not the harbour, too dear",
  ])("“%s” asks for no room", (message) => {
    expect(roomWanted(message)).toBeUndefined();
  });

  test.each(["harbour room then please", "ok lets say the harbour. whats the bed like?"])(
    "“%s” before there are days is the room that is quoted",
    (message) => {
      const say = talk("hospitality");
      say("which rooms do you have");
      say(message);
      expect(say("so 10 to 12 february, 1 person").text).toContain("a Harbour room is free");
    },
  );

  test("a question about a room does not select it", () => {
    const say = talk("hospitality");
    say("how big is the suite?");
    say("is there parking?");
    expect(say("10 to 12 february, 1 person").text).toContain("a Standard room is free");
  });
});

test.each([
  ["need somthing tonite for 2", "Saturday, 21 November to Sunday, 22 November"],
  ["room for two 2nite", "Saturday, 21 November to Sunday, 22 November"],
])("“%s” is for tonight", (message, days) => {
  expect(talk("hospitality")(message).text).toContain(days);
});

test.each([
  "could we leave our bags until 4 on sunday",
  "can you keep the suitcases till 5",
  "is it ok to leave stuff with you til 3 when we go",
])("“%s” is not a late check-out", (message) => {
  const say = talk("hospitality");
  say("room for 2 tonight");
  const { text } = say(message);
  expect(text).not.toContain("check-out until");
  expect(text).toMatch(/bags|luggage|locked room/i);
});

describe("a pet mentioned earlier", () => {
  test.each([
    "we got a lab, do dogs cost extra",
    "i have a small dog",
    "we are bringing a terrier",
  ])("“%s” is in the first quote", (message) => {
    const say = talk("hospitality");
    say("a room from 16 april please");
    say(message);
    say("2 nights");
    expect(say("2 people").text).toContain("2 guests, with a pet");
  });

  test.each(["did you count the dog", "have you included the dog?", "did u add our lab"])(
    "“%s” is said no to, with the sum",
    (message) => {
      const say = talk("hospitality");
      say("2 people 16 to 18 april");
      expect(say(message).text).toMatch(/^No, a pet is \$12 a night more, so \$306 in all/);
    },
  );
});

describe("after the enquiry was sent", () => {
  const passed = () => {
    const say = talk("hospitality");
    say("harbour for 2, 4 to 6 december");
    say("yes pass it on");
    return say;
  };

  test.each(["book it", "ok take it then", "yes, book that one"])(
    "“%s” sends no second one",
    (message) => {
      expect(passed()(message).text).toMatch(/^The front desk has it already: a Harbour room/);
    },
  );

  test("a change is offered as a change", () => {
    expect(passed()("make it 3 nights").text).toMatch(/Shall I send the desk this change\?$/);
  });
});

test.each([
  "yea fine whats the cheapest, and can i come late like 11pm",
  "ok yea whats cheapest, and is there a lift",
])("“%s” is a question, not an agreement", (message) => {
  const say = talk("hospitality");
  say("room for 2 tonight");
  expect(say(message).text).not.toContain("front desk now has");
});
