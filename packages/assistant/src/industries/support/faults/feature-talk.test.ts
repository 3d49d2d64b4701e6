import { expect, test } from "vitest";
import { say } from "../../../dialogue/reply/reply.ts";
import { withoutYes } from "../../../dialogue/reply/yes-asked.ts";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { asking, features } from "../features/index.ts";

/** Every feature with every question about it: by name, and after a reply about it. */

const followUps = {
  phone: "and on the phone?",
  price: "which plan do i need for that?",
  undo: "how do i undo that?",
  who: "who can do that?",
  limit: "is there a limit?",
  guests: "can guests do it?",
  bulk: "several at once?",
  sees: "who can see it?",
  told: "do they get notified?",
  safe: "can i lose data?",
  auto: "does it happen automatically?",
} as const;

const begun = talk("support")("hello").state;

test.each(
  features.flatMap((feature) =>
    Object.entries(feature.answers).map(([asked, text]) => ({ feature, asked, text })),
  ),
)("$feature.label, then $asked", ({ feature, asked, text }) => {
  const question = followUps[asked as keyof typeof followUps];
  if (question === undefined) return;
  // The visitor may have used any name for it: the previous reply counts.
  const after = talk("support", undefined, {
    ...begun,
    before: `feature:${feature.section}`,
    exchanges: [
      { visitor: "hello", bot: feature.answers.how, handled: `feature:${feature.section}` },
    ],
  });
  const answers = [text, feature.answers.how].map(
    (answer) => withoutYes(question, say(answer)).message.content,
  );
  expect(answers).toContain(after(question).text);
});

test.each([
  ["how do I make a task repeat every month", /“Due”, “Repeat”/],
  ["can I set reminders on my phone", /^Yes, the phone alerts you/],
  ["who can archive a project", /^The project’s lead or an owner/],
  ["is time tracking included in the free plan", /^It’s in every plan/],
  ["is there a limit on custom fields", /^You can have up to twenty fields/],
  ["how do I restore a deleted board", /^(?:Go to|Use) “Trash” at the bottom/],
  ["where do I find my API key", /“Settings”, “Connections”, “API”/],
  ["how do I sign out of all my devices", /“Sign out everywhere”/],
])("named: %s", (message, says) => {
  expect(talk("support")(message).text).toMatch(says);
});

test("if a feature has no value, the answer says so instead of giving a related fact", () => {
  const say = talk("support");
  say("how do I print a board");
  expect(say("is there a limit?").text).toMatch(/^I couldn’t find that for printing/);
});

test.each([
  "my reminders do not come",
  "the export is empty",
  "why was a rule deleted by my colleague in accounting",
])("is not a question about a feature: %s", (message) => {
  expect(talk("support")(message).handled).not.toMatch(/^feature:/);
});

test("each kind of question is recognised by its own words", () => {
  expect(new Set(asking.map(([aspect]) => aspect)).size).toBe(asking.length);
});

test.each([
  ["does plumbline have a built-in chat", /^No, there’s no chat and no calls/],
  ["can we write invoices to our customers with it", /^No, Plumbline doesn’t write invoices/],
  ["do you have a CRM", /^No, there’s no CRM as such/],
])("an unsupported feature is declined, with an alternative: %s", (message, says) => {
  expect(talk("support")(message).text).toMatch(says);
});

test("a question about who sees invoices and their contents is not about a higher bill", () => {
  expect(talk("support")("how do I let our bookkeeper see the invoices").text).toMatch(
    /“billing” permission/,
  );
  expect(talk("support")("can the invoice be made out to another company").text).toMatch(
    /“Billing details”/,
  );
  expect(talk("support")("can guests attach pictures").text).toMatch(/up to 250 MB/);
});
