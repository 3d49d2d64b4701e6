import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("all changes to a booking are in one total, including the change fee", () => {
  const say = talk("hospitality");
  say("i need to change my booking HH-3042");
  say("move it to one day later");
  const { text } = say("ok do it. also theres 5 of us now");
  expect(text).toMatch(/will move HH-3042[\s\S]*and the change/);
  const sum = say("what do i pay in total all together").text;
  expect(sum).toMatch(
    /^It’s \$\d+.* in all: the Family room[\s\S]*5 guests[\s\S]*\$20 for the change/,
  );
  const [figure = ""] = /\$[\d.]+/.exec(sum) ?? [];
  expect(text).toContain(figure);
});

test.each([
  "actually can we do fri to sunday instead",
  "sorry, fri to sun",
  "friday to sunday rather",
])("“%s” stays in the week of the quote", (message) => {
  const say = talk("hospitality");
  say("room for 2, 12 to 14 dec, how much");
  expect(say(message).text).toMatch(/Friday, 11 December to Sunday, 13 December/);
});

test("an upset guest is told the compensation, also when asking for the first time", () => {
  const say = talk("hospitality");
  say("theres no hot water in our room");
  const { text } = say("this is the 2nd time this week tbh. can we get some money off");
  expect(text).toMatch(/^I’m sorry for the trouble\. Yes, something comes off/);
});

test.each(["what's that per person", "total per person?", "how much each"])(
  "divides the sum among the guests: “%s”",
  (message) => {
    const say = talk("hospitality");
    say("8 to 10 december for two");
    expect(say(message).text).toMatch(/^It’s \$123 per person: \$246 in all/);
  },
);

test.each(["room and taxi in total?", "what's the total with the car", "sum with taxi"])(
  "adds the car to the airport: “%s”",
  (message) => {
    const say = talk("hospitality");
    say("8 to 10 december for two");
    say("can you order a taxi to the airport, how much");
    expect(say(message).text).toMatch(/^\$284 for both/);
  },
);
