import type { IndustryId } from "@brightkeel/contracts";
import { recordedAnswers } from "./recorded-answers.ts";
import { scenarioOf } from "./scenarios.ts";

const question = (industry: IndustryId, starter: 0 | 1 | 2) => ({
  industry,
  name: scenarioOf(industry).title,
  ask: scenarioOf(industry).starters[starter],
});

/** The conversation at the top of the chatbot's page and on the start page. */
export const livePanel = {
  words: {
    title: "Live assistant",
    badge: "Live",
    example: "Example",
    recorded: "Recorded. Choose one to ask it live.",
    waiting: "Writing…",
    failed: "The assistant could not be reached. Press the question to try again.",
    more: "Continue in the demo",
    withoutScript:
      "The assistant needs JavaScript, which is off here. The other sections of this page work without it.",
  },
  /** Shown until the visitor asks something. */
  shown: { ...recordedAnswers.lateArrival, name: scenarioOf("hospitality").title },
  /** Questions to choose from, each with the industry whose assistant answers it. */
  questions: [question("hospitality", 0), question("e-commerce", 0), question("support", 1)],
  /** Name and address sent with a question, because the visitor has given none. */
  guest: { name: "Guest", email: "guest@brightkeel.example" },
} as const;
