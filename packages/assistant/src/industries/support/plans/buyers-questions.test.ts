import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  ["how far back does the audit log go", "twelve months"],
  ["what is the retention of the sign-in log", "twelve months"],
  ["the access log, how many months is it stored?", "twelve months"],
  ["is there an API call for deactivating people", "through the API"],
  ["can the API remove a user?", "through the API"],
  ["do you guarantee an uptime percentage", "no percentage"],
  ["what does the credit promise mean?", "a lead decides on a credit"],
  ["are there uptime credits", "a lead decides on a credit"],
  ["is there a limit on projects or tasks", "Projects and boards are unlimited"],
  ["how many attempts does a webhook make?", "five"],
  ["is the backoff exponential", "spread over an hour"],
  ["number of retries for failed deliveries?", "five attempts"],
  ["can I download an .ics of my tasks", "no .ics file"],
  ["is there an iCal feed?", "no .ics file"],
  ["how can I put my tasks into the Outlook calendar by hand", "import that"],
  ["are we billed monthly or yearly?", "you can do either"],
])("“%s” gets its fact", (asked, stated) => {
  expect(talk("support")(asked).text).toContain(stated);
});

test("a project limit is not an export limit, and a notice period is not an invoice", () => {
  const say = talk("support");
  say("how do I export our projects");
  expect(say("is there a maximum number of projects").text).toContain("unlimited");
  say("where are our invoices");
  expect(say("do you charge by the month or yearly").text).toContain("you can do either");
});

test("answers on uptime do not deny the credit included in Business", () => {
  const say = talk("support");
  expect(say("any uptime guarantee?").text).toContain("credit that comes with Business");
});

test("a fact requested again is given again", () => {
  const say = talk("support");
  say("do you have an iCal link");
  expect(say("so is there really no ics file to download?").text).toContain("no .ics file");
});
