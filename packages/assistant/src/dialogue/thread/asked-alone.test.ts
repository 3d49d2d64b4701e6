import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";

/** What was spoken of before, as people get there. */
const before: Readonly<Record<string, readonly string[]>> = {
  "steps for a lost project": ["my project is gone, it was there yesterday", "not in the trash"],
  "steps for a sign-in": ["i cannot log in", "the reset mail does not come"],
  "the subject of a ticket": ["i want to open a ticket"],
  "the urgency of a ticket": ["i want to open a ticket", "the calendar is empty since monday"],
  "a price": ["what would it cost for 12 people", "and on business, yearly?"],
  "an open ticket": ["open a ticket: our exports fail, urgent"],
  "a denied answer": ["does the team plan have automations"],
};
const questions: readonly (readonly [string, string])[] = [
  ["in which country are your servers", "data centres"],
  ["put a finished project away, how", "“Archive”"],
  ["can i put a password on a shared link", "“Link”"],
  ["how do i duplicate a whole project", "“Duplicate”"],
  ["which hours is the support desk open", "Monday to Friday"],
  ["how do i undo a change that others have made", "“History”"],
];

test.each(
  Object.entries(before).flatMap(([name, told]) =>
    questions.map(([question, essence]) => ({ name, told, question, essence })),
  ),
)("after $name, “$question” has the answer it has first", ({ told, question, essence }) => {
  const say = talk("support");
  for (const message of told) say(message);
  expect(say(question).text).toContain(essence);
});

test.each([
  "that's not what i meant: ",
  "you didn't answer my question - ",
  "i asked something else. ",
])("a question behind “%s” is answered, after a price as well", (denial) => {
  const say = talk("support");
  say("what would it cost for 12 people");
  expect(say(`${denial}can members delete projects`).text).toMatch(
    /^(?:Sorry, I misread you\. )?Only .*owner/,
  );
});

test("a task goes on after a question that it did not ask", () => {
  const say = talk("support");
  say("i want to open a ticket");
  say("the calendar is empty since monday");
  expect(say("how many days is the trial").text).toMatch(/14 days.*How urgent/s);
  expect(say("high").text).toMatch(/is open, with priority high/);
});

test("what leans on the talk is answered from it", () => {
  const say = talk("support");
  say("are there subtasks");
  expect(say("is there a limit").text).toMatch(/^You can have as many as you like/);
});
