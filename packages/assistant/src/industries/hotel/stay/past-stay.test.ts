import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

describe("a complaint after departure", () => {
  test.each([
    [
      "we stayed with you last month and the room was filthy",
      /^I’m sorry about the state of the room/,
    ],
    ["the heating did not work during our stay, it was freezing", /^I’m sorry about the heating/],
    ["two weeks ago your receptionist was so rude to us", /^I’m sorry about how you were treated/],
  ])("“%s” goes to the duty manager, and no one is sent to the room", (message, sorry) => {
    const { text } = talk("hospitality")(message);
    expect(text).toMatch(sorry);
    expect(text).toContain("duty manager");
    expect(text).not.toMatch(/Which room|within 15 minutes|wall panel/);
  });

  const complained = () => {
    const say = talk("hospitality");
    say("we stayed last week, 2 nights, and the neighbours were so loud we did not sleep");
    return say;
  };

  test.each(["do i get my money back", "so what about a refund??", "i want compensation for that"])(
    "“%s” is told the rule and the sum",
    (message) => {
      expect(complained()(message).text).toMatch(/50% of its rate: for 2 nights about \$118/);
    },
  );

  test.each([
    ["thats ridiculous. who decides that", /duty manager/],
    ["is there a number i can call", /^I have no phone number/],
    ["when do i hear back", /by noon tomorrow/],
    [
      "room 14, my mail is kim@mail.example",
      /^Thank you, I’ve added room 14 and kim@mail\.example\./,
    ],
  ])("“%s” is answered", (message, answer) => {
    expect(complained()(message).text).toMatch(answer);
  });

  test("nothing is repeated", () => {
    const say = complained();
    const texts = ["refund?", "i want my money", "no, a refund"].map(
      (message) => say(message).text,
    );
    expect(new Set(texts).size).toBe(3);
  });

  test.each([
    "we stayed last year and loved it, a room for 2 from 8 to 10 december please",
    "the shower in my room is cold",
    "the weather was bad last week, how is it now",
  ])("“%s” is not such a complaint", (message) => {
    expect(talk("hospitality")(message).text).not.toMatch(/noon tomorrow|already passed/);
  });
});

test.each([
  "I left yesterday and the bed was dreadful",
  "we checked out already, and honestly the mattress was lousy",
  "i left this morning. shocking noise all night",
])("apologises for a stay that is over: “%s”", (message) => {
  const say = talk("hospitality");
  expect(say(message).text).toMatch(/^I’m sorry .*duty manager/);
  const { text } = say("room 212. my back still hurts");
  expect(text).toContain("room 212");
  expect(text).not.toContain("112 or 911");
});
