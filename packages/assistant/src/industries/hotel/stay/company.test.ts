import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("someone who joins adds a guest, and someone who drops out removes one", () => {
  const say = talk("hospitality");
  say("a room on 7 December for 2 nights, 1 adult");
  expect(say("my brother is coming too").text).toContain("2 guests");
  expect(say("my brother can not make it").text).toContain("1 guest");
});

test("one guest who arrives later does not move the stay", () => {
  const say = talk("hospitality");
  say("2 rooms from 7 to 9 December for 3 adults");
  expect(say("two of us arrive on Tuesday").text).toContain("leave the quote as it is");
  expect(say("what is the total").text).toContain("Monday, 7 December");
});

test("a numbered weekend is in the month named before", () => {
  const say = talk("hospitality");
  say("a room in January please");
  expect(say("the third weekend, 2 of us").text).toContain(
    "Friday, 15 January to Sunday, 17 January",
  );
});

test.each([
  "thinking of coming for a weekend in january, 2 of us",
  "do you have a weekend free in january for 2",
])("any weekend of a month offers its Fridays to choose from: “%s”", (message) => {
  const say = talk("hospitality");
  expect(say(message).text).toContain(
    "Free in January from Friday to Sunday for 2 guests: from the 1st, 8th, 15th, 22nd and 29th",
  );
  expect(say("the second weekend").text).toContain("Friday, 8 January to Sunday, 10 January");
});

test("a specific weekend is not asked for again", () => {
  const { text } = talk("hospitality")("a room for 2 for the weekend of 12 december");
  expect(text).toContain("12 December");
  expect(text).not.toContain("Fridays");
});

test("before a room is chosen: the cheapest, one with a bath, one for the party", () => {
  const say = talk("hospitality");
  say("a room on 7 December");
  expect(say("what is the cheapest you have").text).toContain("The Standard room");
  expect(say("which one should we take").text).toContain("Harbour room");
});

test("one message can contain the stay, extras and a question", () => {
  const say = talk("hospitality");
  const { text } = say("1 room for 2 people from 7 to 9 dec with parking, and hows the breakfast");
  expect(text).toContain("with parking");
  expect(text).toMatch(/Breakfast/);
});

test("noise from others is a room problem, and the desk already knows on the second message", () => {
  const say = talk("hospitality");
  expect(say("somebody above us keeps stomping around, for three hours now").handled).toBe(
    "room_problem",
  );
  expect(say("I rang the desk but nothing").text).toContain("duty manager");
});

test("ambiguity between kinds of refund does not trigger a question", () => {
  expect(talk("hospitality")("are you going to refund the night?").handled).not.toBe("ask_back");
});
