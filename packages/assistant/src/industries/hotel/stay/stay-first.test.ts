import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "need a room 4-7 jan for 2 adults and a baby, is there a crib",
  "a room 4 to 7 january for 3, can we eat dinner at 9 on arrival",
])("the dates in “%s” are recognised whatever else it mentions", (message) => {
  expect(talk("hospitality")(message).text).toMatch(/Monday, 4 January to Thursday, 7 January/);
});

test("requests are listed in the quote, and those with a price are in its total", () => {
  const say = talk("hospitality");
  const { text } = say(
    "two of us fri 4 to sun 6 december, quiet room, and roses in the room please",
  );
  expect(text).toMatch(/with flowers: .*\$307 in all\. Noted: a quiet room/);
  expect(say("and we want to keep the room until 2pm, how much all in").text).toMatch(
    /check-out until 14:00: .*\$332 in all/,
  );
  expect(say("take it").text).toContain("$332 in all");
});

test("a side question is answered before the price of the stay", () => {
  const { text } = talk("hospitality")(
    "single room from 6 dec to 9 dec, and do i have to pay a deposit?",
  );
  expect(text).toMatch(/deposit|card/);
  expect(text).toMatch(/3 nights, 1 guest|for 3 nights/);
});

test("abbreviated weekdays are not taken for a wedding", () => {
  expect(talk("hospitality")("a single sun 6 dec to wed 9 dec").text).not.toMatch(/wedding/);
});

test("a weekday next to breakfast does not move the stay", () => {
  const say = talk("hospitality");
  say("harbour room from 12 december for 2 nights");
  expect(say("two people, and can we have breakfast in bed on sunday").text).toMatch(
    /^Saturday, 12 December/,
  );
});

test("“only the Saturday night” is one night", () => {
  const say = talk("hospitality");
  say("2 people friday 4 to sunday 6 december");
  expect(say("what if its just the saturday night").text).toMatch(
    /^Saturday, 5 December .* 1 night/,
  );
});

test("a regular guest gets the regular guests’ rate", () => {
  const say = talk("hospitality");
  expect(
    say("i stayed with you five times, harbour room 12 to 14 march for 2, whats my price").text,
  ).toMatch(/8% off for regular guests/);
});

test("several side questions and the answer to the open one are replied to without repeating it", () => {
  const say = talk("hospitality");
  say("a suite from 22 jan for 2 nights please");
  const { text } = say("is there a lift, and how much is it with breakfast for the two of us");
  expect(text).not.toContain("how many people");
  expect(text).toMatch(/2 guests/);
});

test("a guest with a booking is not offered another, and their request is noted on the booking", () => {
  const say = talk("hospitality");
  say("can you get us a cot");
  const { text } = say(
    "we already have a reservation, friday for 2 nights. a cot in the room please",
  );
  expect(text).toMatch(/your booking from Friday, 27 November: a free cot/);
  expect(say("saturday as well, it's all already booked").text).not.toMatch(/is free|How many/);
});

test("a declined quote is dropped and does not return", () => {
  const say = talk("hospitality");
  say("do you have a room from friday for 2 nights");
  const { text } = say("i do not want another room, just tell me if there is a sauna");
  expect(text).toMatch(/sauna/i);
  expect(text).not.toMatch(/how many people|is free/i);
  expect(say("thanks, 2 of us will use it").text).not.toMatch(/in all/);
});

test("a room for a date starts a quote, whatever else is mentioned", () => {
  const say = talk("hospitality");
  say("can i bring a dog");
  expect(say("ok room for tonight with both dogs").text).toMatch(/how many people/i);
});

test.each(["if we come for 3 nights", "from 11 january"])("begins a quote with “%s”", (message) => {
  const say = talk("hospitality");
  say("are you cheaper than booking.com");
  expect(say(message).text).toMatch(/arrive|how many/);
});

test.each([
  "3 colleagues and me, single rooms, 7 to 9 december",
  "7 to 9 december, 4 people, a room each",
])("quotes a room for each: “%s”", (message) => {
  expect(talk("hospitality")(message).text).toContain("4 Standard rooms");
});

test.each([
  "ok send it. name Lindqvist",
  "please send it. my name is Lindqvist",
  "make reservation. name Lindqvist",
])("passes the quote on with the name: “%s”", (message) => {
  const say = talk("hospitality");
  say("8 to 10 december for two");
  expect(say(message).text).toMatch(/front desk now has your enquiry for Lindqvist/);
});
