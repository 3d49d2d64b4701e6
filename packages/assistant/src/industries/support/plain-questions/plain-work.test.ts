import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const after = (earlier: string, message: string): string => {
  const say = talk("support");
  say(earlier);
  return say(message).text;
};

test.each([
  ["how do i create a list for the club", "“New project”"],
  ["where do I start a new board", "“New project”"],
  ["I only want to hear when somebody mentions me", "“Preferences”"],
  ["too many notifications, stop the e-mails", "“Preferences”"],
  ["can I lock the board so nobody moves anything", "There’s no lock"],
  ["does it skip weekends", "“Calendar”"],
  ["can two of us use the same login", "an account of their own"],
  ["can you build a dashboard for us", "to order"],
  ["do you do a demo call?", "no demo calls"],
  ["it says there are no seats left", "3 people are full"],
  ["are the invoices in french?", "team’s language"],
])("“%s” is answered", (message, stated) => {
  expect(talk("support")(message).text).toContain(stated);
});

test.each([
  ["we want to import 12,000 tasks as csv", "how large may the csv be?", "20 MB"],
  ["I import from Asana", "how do i do that myself", "check the mapping"],
  ["the csv import is done", "can I undo that?", "“Imports”, “Undo”"],
  ["the import from Trello runs", "it hangs at 60 percent", "Don’t start a second one"],
  ["the csv import works", "but the umlauts are broken, why?", "UTF-8"],
  ["is there a report of hours", "I need it only for march", "Choose that period"],
  ["is there a report of hours", "can I mail it automatically every month?", "Not by itself"],
  ["my guest only looks at it", "does she have to pay?", "cost nothing"],
  ["can I share the list", "they don't have an account", "don’t need one"],
  ["can I change the language to german", "for everyone or just me", "Each person sets their own"],
  ["there is a stranger in my account", "what else should i do?", "two-step sign-in"],
  ["our invoice for May is missing", "the owner is on holiday", "Shall I open one?"],
  ["our only owner has left", "his mail is dead", "old invoice"],
  ["our trial ends tomorrow", "ok give me 7 days more", "“Prolong the trial”"],
  ["Business for 40 people", "and if only 30 of them edit?", "$480"],
])("after “%s”, “%s” is answered from what was spoken of", (earlier, message, stated) => {
  expect(after(earlier, message)).toContain(stated);
});

test.each([
  ["I am locked out", "There’s no lock"],
  ["how do I delete a project", "“New project”"],
  ["are you open at weekends?", "“Calendar”"],
  ["can I use it on two computers", "an account of their own"],
])("“%s” is about something else", (message, stated) => {
  expect(talk("support")(message).text).not.toContain(stated);
});

test.each(["ahh there. Thank you dear!", "oh there it is", "found it, thanks"])(
  "“%s” ends the steps against a loss",
  (message) => {
    const say = talk("support");
    say("I deleted a task by mistake");
    expect(say(message).text).toMatch(/^(?:Good to hear|Glad)/);
  },
);

test.each(["so what now", "and now?", "ok what do I do now"])(
  "“%s” leads back to the ticket on offer",
  (message) => {
    const say = talk("support");
    say("we were charged twice");
    say(message);
    expect(say("yes").state.tickets).toHaveLength(1);
  },
);
