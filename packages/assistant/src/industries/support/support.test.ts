import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("a plan is priced for a team, and repriced in a word", () => {
  const say = talk("support");
  expect(say("how much is team for 10 people").text).toBe(
    "Team for 10 people is $90 a month: 10 × $9. If you pay yearly, it’s $864 a year, a fifth less.",
  );
  expect(say("and for 25").text).toContain("Team for 25 people is $225 a month");
  expect(say("yearly?").text).toContain("Team for 25 people is $2,160 a year: 25 × $9 × 12");
  expect(say("business").text).toContain("Business for 25 people is $3,840 a year");
  expect(say("and 0 people").text).toMatch(/^I can count from 1 to 5,000 whole people\./);
});

test("without a plan name, both are priced, and a small team is told that one is free", () => {
  const say = talk("support");
  say("what plans do you have");
  expect(say("for 8").text).toBe(
    "For 8 people a month: Team $72 and Business $128. If you pay yearly: Team $691.20 and Business $1,228.80 a year.",
  );
  expect(say("we are 2 people").text).toMatch(/^For 2 people, Free is enough and costs nothing\./);
  expect(say("how do I cancel it").text).toMatch(/no notice and no fee/);
});

test("a ticket can be amended, queried and withdrawn, without duplicates", () => {
  const say = talk("support");
  say("open a ticket");
  expect(say("open a ticket").handled).toBe("reask");
  expect(say("the export is broken and no one can work!!").text).toMatch(
    /^Ticket PL-2247 is open, with priority critical/,
  );
  expect(say("actually it's low priority").text).toMatch(/^PL-2247 now has priority low/);
  expect(say("what's the status").text).toBe(
    "PL-2247 is open and new. A person picks it up within 3 working days.",
  );
  expect(say("close it").text).toMatch(/^Done: PL-2247 is closed/);
  say("open a ticket");
  say("the calendar is empty");
  expect(say("normal").text).toMatch(/^Ticket PL-2248 is open/);
});

test("a visitor's own tickets are listed", () => {
  const say = talk("support");
  for (const about of ["the calendar is empty", "the export stops"]) {
    say("open a ticket");
    say(about);
    say("normal");
  }
  expect(say("what tickets do I have").text).toBe(
    "You have 2 here: PL-2247 (“the calendar is empty”, normal) and PL-2248 (“the export stops”, normal).",
  );
});

test("a ticket waiting for the visitor accepts their answer, and a solved one is not escalated", () => {
  const say = talk("support");
  say("status of PL-2041");
  expect(say("i reconnected and it works").text).toMatch(/PL-2041 would be closed now/);
  expect(say("and the third one").text).toMatch(/^PL-1930.*solved/);
  expect(say("escalate it").text).toMatch(/^PL-1930 is solved, so there’s nothing to escalate/);
});

test("two questions about the chatbot are both answered", () => {
  const { text } = talk("support")("are you an LLM? can you connect to our Zendesk?");
  expect(text).toMatch(/The demo runs without one\. Yes, Zendesk is one of/);
});
