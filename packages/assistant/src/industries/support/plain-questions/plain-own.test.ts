import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { planIn } from "../plans/plans.ts";

describe("what each person does for themselves, single tasks and copies", () => {
  test.each([
    ["do all of us have to connect a calendar, or one for the team", "their own calendar"],
    ["calendar is connected for me but my teammate does not see anything", "their own calendar"],
    ["sync of our calendar is broken, any workaround for now", "“Calendar link”"],
    ["if we cancel, can my team still open the projects", "60 days"],
    ["how do i turn on 2fa", "authenticator app"],
    ["can i break a task into smaller steps", "subtasks"],
    ["is there a maximum of cards on one board", "1,000 open tasks"],
  ])("%s", (message, essence) => {
    expect(talk("support")(message).text).toContain(essence);
  });
  test("after a loss, a new start and a copy are answered, not passed on", () => {
    const say = talk("support");
    say("our project was deleted and is nowhere");
    say("open a ticket for it");
    expect(say("can we begin building a new one meanwhile?").text).toContain("disturbs nothing");
    expect(say("how do we avoid losing it another time").text).toContain("Keep a copy");
  });
});

test.each([
  ["what would business cost for 20, not team", "Business"],
  ["we are on team with 20 people, what is business a year", "Business"],
  ["business costs too much, what is team for 9", "Team"],
  ["team or business for 12 people", undefined],
  ["from business down to team for 6", "Team"],
])("of the plans in “%s”, %s is priced", (message, name) => {
  expect(planIn(message)?.name).toBe(name);
});

test("a price that was corrected is that of the plan named then", () => {
  const say = talk("support");
  say("we are 30 people on team, what is the yearly bill");
  expect(say("no, i asked what business costs a year for the 30, not team").text).toContain(
    "$4,608",
  );
});
