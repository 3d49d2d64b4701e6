import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { levelWanted, urgencyIn, withoutUrgency } from "./urgency.ts";

describe("the priority that is asked for by name goes before other words of urgency", () => {
  test.each([
    ["yes, but critical is overdone, normal is enough", "normal"],
    ["you made it urgent, please change it to high", "high"],
    ["mark that one as low please", "low"],
    ["everyone waits for it, still it should be normal", "normal"],
  ])("%s", (message, level) => {
    expect(levelWanted(message)).toBe(level);
    expect(urgencyIn(message)).toBe(level);
  });
  test.each(["the whole office cannot work", "prices are high", "we need it today"])(
    "“%s” names none",
    (message) => expect(levelWanted(message)).toBeUndefined(),
  );
});

test("a ticket's priority is changed up and down, and stated as it is", () => {
  const say = talk("support");
  say("open a ticket: nobody can export, urgent");
  expect(say("set it to normal instead").text).toMatch(/now has priority normal/);
  expect(say("what priority does it have").text).toMatch(/priority normal/);
  expect(say("make it high").text).toMatch(/now has priority high/);
  expect(say("four hours is way too long for us").text).toMatch(/now has priority critical/);
});

test("what only tells the urgency is no part of the ticket's text", () => {
  expect(withoutUrgency("high is enough; the board is called Spring")).toBe(
    "the board is called Spring",
  );
  expect(withoutUrgency("the prices are too high; see page 2")).toContain("prices");
});

test("a note is found in any sentence, and its words of asking are left out", () => {
  const say = talk("support");
  say("open a ticket: wrong number of seats billed, normal");
  expect(
    say("There is one already, PL-2247. Please add that Kim and Lou left in May.").text,
  ).toMatch(/added this to PL-2247: “Kim and Lou left in May”/);
  expect(say("did you note the names Ann and Bo in it?").text).toMatch(/“names Ann and Bo”/);
});

test("a sample ticket stays escalated in the talk that escalated it", () => {
  const say = talk("support");
  say("how is PL-2041 doing");
  say("escalate it please");
  expect(say("when do i hear on PL-2041").text).toMatch(/lead on duty.*within 1 hour/);
  expect(say("is PL-2041 escalated?").text).toMatch(/^Yes, PL-2041 is escalated/);
});

test("a ticket has the priority that was offered, also after another word on it", () => {
  for (const between of [[], ["no, it is in no team either"]]) {
    const say = talk("support");
    say("my project vanished");
    expect(say("not in the trash, and not archived").text).toContain("priority high?");
    for (const message of between) say(message);
    expect(say("yes open it").text).toContain("with priority high");
  }
});

test("agreeing with what was told about the plan opens no ticket", () => {
  const say = talk("support");
  say("we want to cancel our plan");
  expect(
    say("ok that is fair. what about my colleagues after we cancel, can they still read things?")
      .text,
  ).toMatch(/read everything for 60 days/);
});

test("a step that a side question answers as well is not asked about again", () => {
  const say = talk("support");
  say("the app is slow");
  expect(say("did that, no change. where do i find the status page?").text).not.toContain(
    "Did step",
  );
});

test.each(["in person or by phone, will someone call me back?", "is there a number I can ring"])(
  "“%s” is told how the desk answers",
  (message) => {
    expect(talk("support")(message).text).toMatch(/answers in writing/);
  },
);
