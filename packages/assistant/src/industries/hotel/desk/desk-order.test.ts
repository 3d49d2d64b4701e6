import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("an hour given after a service is noted for it, and does not start a quote", () => {
  const say = talk("hospitality");
  say("can we get a massage on thursday");
  expect(say("11am would suit us, we are in room 31").text).toMatch(
    /^I’ve noted this for the desk: a massage, .*at 11:00, room 31/,
  );
});

test("a weekday in a past matter does not start a quote", () => {
  const say = talk("hospitality");
  expect(say("my card was charged 50 when i came, why").text).toContain("holds for the bar");
  expect(say("but i left on monday and it is not back").text).toMatch(/2–5 days/);
  expect(say("it has been 9 days now").text).toMatch(/duty manager/);
});

test("a request for goodwill beyond the terms goes to the duty manager", () => {
  const say = talk("hospitality");
  expect(say("have to cancel HH-3042, my mother had an accident").text).toMatch(
    /sorry.*duty manager may make an exception/,
  );
  expect(say("please make an exception").text).toContain("with the duty manager");
  expect(say("then move it one week later").text).toMatch(/HH-3042/);
});

test("naming a subject again repeats the unanswered question", () => {
  const say = talk("hospitality");
  say("3 friends on bikes, fri 4 dec for 1 night, somewhere safe for our bikes and a triple room");
  expect(say("and the bikes?").text).toMatch(/locked (?:shed|yard)/);
});

test("gives a service its day after other questions", () => {
  const say = talk("hospitality");
  say("i need a cab at 5");
  say("how long does it take to the airport");
  const { text } = say("great, book that for 12 dec please");
  expect(text).toMatch(/a taxi, Saturday 12 December, at 5:00/);
});

test.each([
  ["could you also wake us at 5.45", /a wake-up call, Sunday 22 November, at 5:45, room 12/],
  ["and a cab for 7 please", /a taxi, Sunday 22 November, at 7:00, room 12/],
  ["we need a taxi too, at 18:30", /a taxi, Saturday 21 November, at 18:30, room 12/],
])("takes “%s” as another order beside the towels for the room", (message, expected) => {
  const say = talk("hospitality");
  say("room 12, please bring us two towels");
  expect(say(message).text).toMatch(expected);
});

test("still says when the towels come", () => {
  const say = talk("hospitality");
  say("room 12, please bring us two towels");
  expect(say("how long does it take").text).toMatch(/15 minutes/);
});

test.each([
  "our ferry goes at 6:20 tomorrow so we want a taxi",
  "train at 7.10 tomorrow, please get me a taxi",
  "tomorrow we catch the 6:45 flight, flight at 6:45, a cab please",
])("asks for the hour of the taxi in “%s”", (message) => {
  const { text } = talk("hospitality")(message);
  expect(text).toMatch(/a taxi, Sunday 22 November\. Tell me the hour it should come/);
});

test("takes the hour of the taxi, not of the ferry beside it", () => {
  const say = talk("hospitality");
  say("i need a taxi tomorrow, my boat leaves at 6:10");
  expect(say("the boat LEAVES at 6:10. taxi at 5:40").text).toMatch(/a taxi, .*at 5:40/);
});

test("orders a morning taxi for the day on which the quoted stay ends", () => {
  const say = talk("hospitality");
  say("one person, 3 to 5 december");
  expect(say("can i get a taxi at 7:15").text).toMatch(
    /a taxi, on the day you leave \(Saturday, 5 December\), at 7:15/,
  );
});

test("what was noted long ago keeps its day when its hour changes", () => {
  const say = talk("hospitality");
  say("a taxi on 12 december at 5:45 please");
  for (const message of [
    "do you have a gym?",
    "can i bring my dog",
    "is there parking",
    "when does the bar open?",
    "what time is breakfast",
    "is the wifi free",
    "do you have a lift",
  ])
    say(message);
  expect(say("make the taxi at 6:30 please").text).toMatch(/a taxi, Saturday 12 December, at 6:30/);
});
