import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a party is planned from the number of guests and the date, and passed on with both", () => {
  const say = talk("hospitality");
  expect(say("planning my mums 60th, around 40 people, dinner and some sleep over").text).toMatch(
    /dining room.*19 rooms.*Tell me the day/,
  );
  expect(say("saturday 20 march").text).toMatch(/40 people, Saturday, 20 March/);
  expect(say("what would it cost").text).toMatch(/mains are \$18–29/);
  expect(say("yes please").text).toMatch(/^Done: the events desk has .*40 people/);
});

test("a meeting is priced with lunch, and no date is promised", () => {
  const say = talk("hospitality");
  expect(say("workshop for 10 people on tue 8 dec 9-13 with lunch, price?").text).toMatch(
    /\$26 a person, so \$550 in all for 10, half a day/,
  );
  expect(say("is it free that day").text).toMatch(/can’t see from here.*events desk will confirm/);
});

test("two wedding guests want a bedroom", () => {
  expect(
    talk("hospitality")("we come for a wedding, 2 people, need a room 4 to 6 december").text,
  ).toMatch(/2 guests: .*\$282 in all/);
});

test("a group that is too large is told so", () => {
  expect(talk("hospitality")("wedding reception for 90 guests on 14 june").text).toMatch(/^No, 60/);
});

test("an event is passed on after a side question", () => {
  const say = talk("hospitality");
  say("wedding for 45 people next june");
  say("how much would that be roughly");
  say("is there parking?");
  expect(say("ok pass it on, my name is Dana Wells").text).toMatch(/^Done: the events desk has/);
});

test("answers to different questions give the same figures", () => {
  const ask = (message: string) => talk("hospitality")(message).text;
  expect(ask("can we get married there")).toContain("nineteen rooms sleep about 45");
  expect(ask("can you take a coach group")).toContain("up to 45 guests");
  expect(ask("can children use the gym")).toContain("from 12");
  expect(ask("may my son of 14 use the gym")).toContain("from 12");
  expect(ask("is a baby counted as a guest")).toContain("Babies in a cot don’t pay");
});

test.each([
  "not a party, its a business meeting",
  "it isn't a celebration. it's a work meeting",
  "this is no party but a company meeting",
])("“%s” corrects the kind of event and keeps the number", (message) => {
  const say = talk("hospitality");
  say("dinner for 14 people on 12 january");
  say("what would it cost");
  say("one of them is coeliac");
  expect(say(message).text).toMatch(/^You’re right, sorry: a meeting, 14 people/);
});

test("a meeting with a number of people starts a plan, even with a question about the projector", () => {
  const say = talk("hospitality");
  expect(say("company meeting for 12 people on 20 january, is there a projector").text).toMatch(
    /screen.*events desk/,
  );
  expect(say("how much with lunch").text).toMatch(/\$792 in all for 12/);
});
