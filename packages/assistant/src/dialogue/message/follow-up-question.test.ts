import type { IndustryId } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";
import { fullQuestion } from "./follow-up-question.ts";

test.for([
  ["how much is the suite", "and the standard?", "how much is the standard"],
  ["how much is the team plan", "no i meant business", "how much is the business plan"],
  [
    "how much is the team plan for 5 people",
    "and for 8?",
    "how much is the team plan for 8 people",
  ],
  ["how much is breakfast", "and for kids?", "how much is breakfast for kids"],
  ["do i have to pay for shipping", "to canada?", "do i have to pay for shipping to canada"],
  ["how much does it cost to ship", "to canada?", "how much does it cost to ship to canada"],
  [
    "how much is delivery for 2 boxes to leeds",
    "for 3 boxes?",
    "how much is delivery for 3 boxes to leeds",
  ],
  ["is the cairn 48 in stock", "and the 28?", "is the cairn 28 in stock"],
  ["is the cairn 48 in stock", "in red?", "is the cairn 48 in stock in red"],
  ["do you ship to canada", "what about australia", "do you ship to australia"],
  ["do you ship to canada", "how much is that", "how much is shipping to canada"],
  ["is there room service", "until when", "until when is there room service"],
  ["how do i cancel my plan", "until when", "until when can i cancel my plan"],
  ["how do i archive a project", "and delete?", "how do i delete a project"],
  ["how heavy is the ridge 2", "sorry, the harbour 4 not the ridge", "how heavy is the harbour 4"],
  ["is tiktok worth it", "and flyers?", "is flyers worth it"],
  ["what is roas", "what is a good one", "what is a good roas"],
] as const)("after “%s”, “%s” asks “%s”", ([before, message, question]) => {
  expect(fullQuestion(before, message)?.question).toBe(question);
});

test.for([
  "yes please",
  "thanks",
  "no",
  "can i book the suite",
  "i want to speak to a person",
  "and is there a pool",
  "that is too expensive",
  "start again",
])("“%s” is no part of the question before it", (message) => {
  expect(fullQuestion("how much is the suite", message)).toBeUndefined();
});

test.for<[IndustryId, string, string, RegExp]>([
  ["hospitality", "how much is the suite", "no i meant the standard", /Standard room is \$118/],
  ["hospitality", "how much is breakfast", "and for kids?", /Children aged 6 to 12 pay \$8/],
  ["e-commerce", "how heavy is the ridge 2", "same for the harbour 4", /weighs 5\.4 kg/],
  ["e-commerce", "how heavy is the ridge 2", "sorry, the harbour 4 not the ridge", /5\.4 kg/],
  ["support", "how much is the team plan", "and business?", /Business \$16/],
  ["support", "does it work with slack", "what about google calendar", /^Yes, Google/],
  ["marketing", "what is cpc", "and cpm?", /price of a thousand views/],
  ["marketing", "is tiktok worth it", "and the newspaper?", /small budget/],
])(
  "at the desk “%s”, after “%s”, “%s” is answered as its full question",
  ([desk, before, message, answer]) => {
    const say = talk(desk);
    say(before);
    expect(say(message).text).toMatch(answer);
  },
);

test("a value for the task under way stays one", () => {
  const say = talk("hospitality");
  say("i want to book a room");
  expect(say("on friday").text).toMatch(/how many nights/i);
});
