import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "what is your phone number",
  "i'd rather ring you, is that possible?",
  "could I do this over the telephone",
  "is your phone answered on a sunday?",
])("says how the desk is reached for “%s”", (message) => {
  const say = talk("hospitality");
  say("two people, 12 to 14 march");
  expect(say(message).text).toMatch(/outside phone number.*desk@harbourhouse\.example/);
});

test("says how a stay is booked without a computer, with the quote at hand", () => {
  const say = talk("hospitality");
  say("two people, 12 to 14 march");
  const { text } = say("how can we book it without a computer?");
  expect(text).toMatch(/^Say yes here and I’ll pass your quote to the front desk/);
  expect(say("yes").text).toMatch(/front desk now has your enquiry/);
});

test("sends a guest of the house to the phone by the bed, or to the desk if no one answers", () => {
  const say = talk("hospitality");
  say("room 12, the heating is broken");
  expect(say("what's the phone number").text).toContain("Dial 0");
  expect(say("nobody picks up. which number should i ring?").text).toContain(
    "desk by the entrance",
  );
});

test.each([
  ["is there a phone in the room?", /by the bed/],
  ["where do i charge my phone at night", /USB|outlet/],
])("leaves “%s” to its own answer", (message, expected) => {
  expect(talk("hospitality")(message).text).toMatch(expected);
});
