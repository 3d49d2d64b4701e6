import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";
import weights from "./doubtful.json" with { type: "json" };
import { doubts } from "./doubtful.ts";

test("every feature has a weight, and vice versa", () => {
  expect(Object.keys(weights)).toEqual([...doubts]);
});

test("a fact that is probably wrong is not given, and what else the message names is answered", () => {
  // Without the choice, which may replace a reply before this is asked.
  const send = talk("hospitality", undefined, undefined, { choose: (_situation, taken) => taken });
  send("do you have parking");
  const { text, trace } = send("and does the pool they said it has cost more, i never saw one");
  expect(trace.map(({ why }) => why).join(" ")).toContain("“doubted”");
  expect(text).toMatch(/^There’s no pool/);
});

test("a plain question within a conversation gets its fact", () => {
  const send = talk("hospitality");
  send("do you have parking");
  const { text } = send("what time is breakfast");
  expect(text).toMatch(/^Breakfast is from 6:30/);
});
