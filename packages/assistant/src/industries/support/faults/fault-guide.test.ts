import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { freshState } from "../../../dialogue/types.ts";
import { troubleshooting } from "../facts/facts.ts";

test.each(Object.entries(troubleshooting))(
  "a guide (%s) whose steps were all told ends in a ticket, also where a reply had two paragraphs",
  (topic, guide) => {
    // Each step stands in a reply, and each reply has a line break.
    const exchanges = guide.steps.map((step) => ({ visitor: "no", bot: `Sorry.\n\n${step}` }));
    const open = { name: "tree", slots: { topic }, asking: "solved" };
    const say = talk("support", undefined, { ...freshState(), exchanges, flow: open });
    expect(say("no, that did not help").text).toMatch(/ticket|person/i);
  },
  5_000,
);

test("what was tried beside the open step leaves that step, and is not asked for again", () => {
  const say = talk("support");
  say("i am not getting any notifications on my phone");
  expect(say("i have reinstalled the app and notifications are enabled in ios").text).toMatch(
    /^That leaves step 1: In Plumbline, go to your bell/,
  );
  expect(say("and what else could i check").text).toMatch(/shall I open a ticket/);
});

test.each(["so what else can i try", "anything else we could do?"])(
  "“%s” within a guide asks for its next step",
  (message) => {
    const say = talk("support");
    say("the board is slow");
    expect(say(message).text).toMatch(/^Step 2 of 3/);
  },
);

test("a question beside a step does not count as its failure", () => {
  const say = talk("support");
  say("our project is gone");
  const asked = say("can the trash be emptied by others");
  expect(asked.text).not.toMatch(/^Step 2/);
  expect(asked.state.flow?.slots.step).toBe(0);
});

test("“she refreshed it and logged out and in again” reports steps, and is no other fault", () => {
  const say = talk("support");
  say("i get an error message in every task");
  expect(say("she refreshed it and logged out and in again").text).toMatch(/^Step 2 of 3/);
});
