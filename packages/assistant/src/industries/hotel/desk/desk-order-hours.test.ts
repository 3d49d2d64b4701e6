import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  [
    "my train comes in at 0:50 on sunday, can you send a taxi",
    /a taxi, Sunday 22 November, at 0:50/,
  ],
  ["our flight lands at 9pm on friday, please order a taxi", /Friday 27 November, at 21:00/],
  ["the ferry leaves at 7:30 tomorrow, we need a taxi", /Tell me the hour it should come/],
])("“%s”: an arriving train has the hour of the taxi, a leaving one has not", (message, noted) => {
  expect(talk("hospitality")(message).text).toMatch(noted);
});

test("an hour that belongs to another question orders nothing, and an order keeps its day", () => {
  const say = talk("hospitality");
  say("a taxi for tomorrow at 5:45 please");
  expect(say("and who gives us the key if we come at 23:15 tonight?").text).not.toMatch(/noted/);
  expect(say("wrong, I need it at 7").text).toMatch(/a taxi, Sunday 22 November, at 7:00/);
  expect(say("the taxi at 6 instead").text).toMatch(/a taxi, Sunday 22 November, at 6:00/);
});

test("guests who land and come later get the hour they come at", () => {
  const say = talk("hospitality");
  expect(
    say("we land at 22:10 and will be at yours around 23:00, can we still get in?").text,
  ).toMatch(/^Yes, 23:00/);
});

test("the sum of room and taxi holds both", () => {
  const say = talk("hospitality");
  say("can I get a taxi to the airport tomorrow at 5:45");
  say("how much is the room plus taxi in total tonight, standard room?");
  expect(say("one person").text).toMatch(/with the car to the airport.*\$17\d/);
  expect(say("does that include the taxi?").text).toMatch(/Yes, \$38 of the/);
});
