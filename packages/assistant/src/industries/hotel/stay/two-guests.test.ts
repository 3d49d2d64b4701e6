import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "our honeymoon, 18 to 21 june, which room is free?",
  "an anniversary weekend for my wife, 12 to 14 june, what does a room cost?",
  "a room for my parents from 12 to 14 april please",
  "my wife is pregnant and we need a calm room, 20 to 22 february",
])("counts two guests in “%s”", (message) => {
  expect(talk("hospitality")(message).text).toContain("2 guests");
});

test.each(["a room for 2 tomorrow night", "something for two on friday night, please, a room"])(
  "reads one night for two in “%s”",
  (message) => {
    expect(talk("hospitality")(message).text).toMatch(/1 night, 2 guests/);
  },
);

test("asks how many come with their parents", () => {
  const { text } = talk("hospitality")("a room with my parents from 12 to 14 april please");
  expect(text).toContain("for how many people");
});

test("takes “we take it” while the guests are still open as the wish to book", () => {
  const say = talk("hospitality");
  say("a room from 12 to 14 april please");
  expect(say("we take it").text).toMatch(/^Gladly\. For how many people/);
});

test.each([
  "the tap is dripping in 23",
  "shower broken in 23!",
  "the heating is not working in 23",
])("reads the room in “%s”", (message) => {
  expect(talk("hospitality")(message).text).toContain("room 23");
});

test("takes a guest who smokes as a problem, not as a fire", () => {
  const { text } = talk("hospitality")("Someone is smoking on our floor and room 23 stinks");
  expect(text).not.toContain("112");
  expect(text).toContain("room 23");
  expect(talk("hospitality")("there is smoke coming out of room 23!").text).toContain("112");
});

test("gives the price of the car just spoken of", () => {
  const say = talk("hospitality");
  say("how do i get to you from the airport at midnight?");
  expect(say("how much is that car").text).toMatch(/\$38/);
});

test.each(["with a second dog then", "what if we bring another dog", "how much with a second cat"])(
  "keeps the days of the quote and counts two pets in “%s”",
  (message) => {
    const say = talk("hospitality");
    say("2 of us with our dog, 8 january till 12");
    const { text } = say(message);
    expect(text).toMatch(/Friday, 8 January to Tuesday, 12 January, .*with 2 pets/);
  },
);

test.each([
  ["what does your nicest room cost for two from 18 to 20 june?", /a Suite is free/],
  ["the best room for the family, 2 adults and 2 kids, 18 to 20 june", /a Family room|2 Standard/],
])("“%s” is for the room that is best for them", (message, room) => {
  expect(talk("hospitality")(message).text).toMatch(room);
});

test.each([
  "is the harbour room free that weekend?",
  "and the harbour room, is it free those days?",
])("“%s” is about the days quoted", (message) => {
  const say = talk("hospitality");
  say("a standard room for 2 from 18 to 20 june");
  const { text } = say(message);
  expect(text).toMatch(/18 June to Sunday, 20 June.*a Harbour room is free|^Yes/);
});

test.each(["no quote please, the room i have already", "only the taxi, room we have already"])(
  "“%s” drops the quote",
  (message) => {
    const say = talk("hospitality");
    say("thursday 3 december to friday, 2 persons");
    expect(say(message).text).not.toMatch(/in all/);
  },
);
