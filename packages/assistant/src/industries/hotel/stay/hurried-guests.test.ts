import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

/** Elliptical messages, and short questions about a quote or a booking. */

test("“sat night” is one night, and “me wife and 2 kids” are four", () => {
  expect(talk("hospitality")("need a room for sat night, me wife and 2 kids 4 and 9").text).toMatch(
    /1 night, 4 guests/,
  );
});

test("a guest who arrives at night hears that the desk is staffed, and gets no quote", () => {
  const { text } = talk("hospitality")(
    "hello i come tomorow very late maybe 1 night oclock, is ok?",
  );
  expect(text).toMatch(/^Yes, 1:00 is fine/);
});

test("a change of dates is remembered until the booking number is given, and the price difference is stated", () => {
  const say = talk("hospitality");
  say("i have a reservation for next week, need to move it one day later");
  expect(say("HH-3107").text).toMatch(/^Yes, from Saturday, 28 November .*(?:more|less|same)/);
  expect(say("how much more or less do i pay?").text).toMatch(/^It’s \$\d[\d.]* (?:more|less): /);
  expect(say("ok do that please").text).toContain("will move HH-3107");
});

test("a cheaper day is offered with its price, and “yes” gives the quote", () => {
  const say = talk("hospitality");
  say("how much for friday night, 1 person");
  const { text } = say("is there any cheaper date next week?");
  const [, sum = ""] = /it is (\$[\d.]+) in place/.exec(text) ?? [];
  expect(say("yes please").text).toContain(`${sum} in all`);
});

test("whether breakfast is in the price is answered with yes or no", () => {
  const say = talk("hospitality");
  say("double room tomorrow 2 nights, 2 people");
  expect(say("is with breakfast the price?").text).toMatch(/^No, breakfast isn’t included/);
  expect(say("is there anything with a view").text).toMatch(
    /^Yes, the Harbour room \(view of the water\) and the Suite/,
  );
  expect(say("is it much more expensive").text).toMatch(/^Yes: \$\d+ more/);
});

test("“hold it” and “let me think” book nothing", () => {
  const say = talk("hospitality");
  say("double room tomorrow 2 nights, 2 people");
  expect(say("ok let me think. can you hold it till tonight?").text).not.toContain("desk now has");
});

test("couples count as two, and dinner for all includes everyone", () => {
  const say = talk("hospitality");
  say("we are 12 people coming 12-14 dec, what rooms");
  expect(say("4 couples and 4 singles").text).toContain("12 guests");
  expect(say("could we have dinner all together on saturday").text).toContain("for 12");
  expect(say("at 7").text).toContain("at 19:00");
});

test("a guest moving to another room is told where the key is", () => {
  const say = talk("hospitality");
  say("the heating in my room is broken");
  say("room 14");
  say("can i get a different room tonight");
  expect(say("whats the number so i can go get the key").text).toMatch(/give you the key/);
});

test("a lost item is sent on “yes”, and the storage period is stated", () => {
  const say = talk("hospitality");
  say("i left my jacket in the room this morning, room 9");
  say("can you send it to germany");
  expect(say("ok do it. name is Schmidt").text).toMatch(/^Done: .*for Schmidt/);
  expect(say("how long do you keep it if not").text).toMatch(/^For 90 days/);
});

test("a wake-up call on the day of departure gets its date once the booking is known", () => {
  const say = talk("hospitality");
  say("HH-3107");
  expect(say("wake up call at 6 on the day i leave").text).toContain("Monday, 30 November");
});

test("a two-part yes passes the quote on once, with its contents", () => {
  for (const yes of ["ok, book it", "sounds good, do it", "yes"]) {
    const say = talk("hospitality");
    say("a room from 28 november for 2 nights for two, with breakfast and a dog");
    const { text } = say(yes);
    expect(text.match(/Done/g), text).toHaveLength(1);
    expect(text).toContain("That is with breakfast and a pet.");
  }
});
