import { expect, test } from "vitest";
import { textsOf } from "../industries/support/ticket-file/file.ts";
import { talk } from "./talk-for-tests.ts";

test("two products can be added to the basket in one message, and one removed again", () => {
  const say = talk("e-commerce");
  say("tell me about the ridge 2");
  expect(say("buy it and a lantern").text).toMatch(/Ridge 2 tent and the Wick lantern/);
  expect(say("take the lantern out please").text).not.toContain("Wick");
});

test("two products are compared if only their kind is named", () => {
  expect(
    talk("e-commerce")("how do your bags for sleeping differ, I mean the two bags").text,
  ).toMatch(/Ember[\s\S]*Dune/);
});

test("asking what is needed for a trip gets advice", () => {
  expect(
    talk("e-commerce")("first time backpacking with my niece, what should we bring?").handled,
  ).toBe("product_advice");
});

test("a change of plan is priced for the team, with what it adds", () => {
  const say = talk("support");
  expect(say("we have 9 people on free and would like to move to team").text).toContain(
    "Team for 9 people",
  );
  expect(say("what does it include").text).toContain("API");
});

test("a visitor out of time gets a ticket instead of the next step, and hears what happens next", () => {
  const say = talk("support");
  say("all my tasks are deleted");
  const { text } = say("I have a board meeting in ten minutes");
  expect(text).toMatch(/sorry[\s\S]*shall I open a ticket[\s\S]*priority high/);
  expect(say("yes").state.tickets).toHaveLength(1);
  expect(say("what happens next").text).toContain("A person picks it up");
  expect(say("we found it, thanks anyway").text).toContain("closed");
});

test("a new figure after a monthly one is monthly too", () => {
  const say = talk("marketing");
  say("more sales for my shop, 500 a month");
  expect(say("rather 800, over 3 months").text).toMatch(/for 3 months is \$2,400 in all/);
});

test("a customer's spending is remembered when their value is asked for", () => {
  const say = talk("marketing");
  say("plan a campaign for more sales, $2,000 over 8 weeks");
  say("how many customers would that take");
  say("one spends 40 dollars");
  expect(say("so is it worth it").text).toContain("an order brings $40");
});

test("a later departure changes the quote without asking for a booking", () => {
  const say = talk("hospitality");
  say("a room from 4 to 6 december for 2 adults");
  expect(say("hm, we would like to stay until tuesday after all").text).toContain(
    "Tuesday, 8 December",
  );
});

test("an impatient visitor's unfinished ticket is opened as it is", () => {
  const say = talk("support");
  say("i want to open a ticket");
  say("the export has no rows in it");
  const { text, state } = say("nobody answers, i have been waiting for hours");
  expect(text).toMatch(/sorry[\s\S]*priority high/);
  expect(textsOf(state.tickets)).toContain("no rows");
});

test("“weeks” may be abbreviated", () => {
  const say = talk("marketing");
  say("plan a campaign for more leads with $3,000");
  expect(say("6 wks").text).toContain("6 weeks");
});
