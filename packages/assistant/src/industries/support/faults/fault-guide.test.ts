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
