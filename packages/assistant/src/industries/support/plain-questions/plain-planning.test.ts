import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const after = (earlier: string, message: string): string => {
  const say = talk("support");
  say(earlier);
  return say(message).text;
};

test.each([
  ["the gantt comes out empty in the pdf", "from the timeline itself"],
  ["pdf of the timeline has no bars", "from the timeline itself"],
  ["when I print the timeline the bars are missing", "from the timeline itself"],
  ["do you show the critical path?", "isn’t in Plumbline"],
  ["can I set a baseline", "isn’t in Plumbline"],
  ["is plan vs actual possible", "isn’t in Plumbline"],
  ["can two projects be connected", "no link between whole projects"],
  ["are dependencies across projects possible?", "no link between whole projects"],
  ["do linked tasks shift automatically", "don’t move by themselves"],
  ["how do I see my tasks in my outlook calendar", "press “Connect”"],
])("“%s” is answered", (message, stated) => {
  expect(talk("support")(message).text).toContain(stated);
});

test.each([
  ["I need the timeline as a pdf", "are the bars in it or only a list?", "with the bars"],
  ["how do I export the gantt to pdf", "does the pdf show the bars", "with the bars"],
  ["timeline as pdf please", "and the pdf, bars?", "with the bars"],
  ["task B depends on task A", "if A is late, will the next task move?", "turns red"],
  ["do you have recurring tasks", "every second friday?", "“Custom”"],
  ["I need a repeating task", "every 3 weeks", "“Custom”"],
  ["how do repeats work", "and the checklist in it too?", "unchecked"],
  ["we import from Notion", "the fields do not match", "In the preview"],
  ["csv import", "our headings are called differently", "In the preview"],
  ["moving from Jira", "how are the people matched", "by e-mail address"],
  ["importing from Trello", "what about people who have no account?", "by e-mail address"],
  ["we come from Jira", "what does the import bring along", "Tasks with their people"],
  ["we import from Asana", "how long for 8000 tasks?", "Minutes as a rule"],
])("after “%s”, “%s” is answered", (earlier, message, stated) => {
  expect(after(earlier, message)).toContain(stated);
});

test.each([
  ["the search bar is gone", "from the timeline itself"],
  ["connect my project to github", "no link between whole projects"],
  ["my tasks don't show in the google calendar since Monday", "press “Connect”"],
  ["do you bill every second month", "“Custom”"],
])("“%s” is about something else than “%s”", (message, stated) => {
  expect(talk("support")(message).text).not.toContain(stated);
});

test.each([
  ["how can I get our schedule out to the customer as a file", "“Timeline”"],
  ["I need the plan with all the dates", "“Timeline”"],
])("“%s” is answered by the export of the timeline", (message, text) => {
  expect(talk("support")(message).text).toContain(text);
});

test("how often a subscribed calendar is fetched is no matter of an archive", () => {
  const say = talk("support");
  say("we use the calendar link for Apple");
  expect(say("how often does that calendar link refresh?").text).toMatch(/^Every 15 minutes/);
});
