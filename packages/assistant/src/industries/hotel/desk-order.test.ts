import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

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
