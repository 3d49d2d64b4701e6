import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { caseIn } from "../cases/index.ts";
import { textsOf } from "../ticket-file/file.ts";

test("each message about a fault leads to a new step, and finally to a ticket with all details", () => {
  const say = talk("support");
  expect(say("we invited 6 new people on monday, no one got the mail").text).toMatch(
    /^“Settings”, “People”, “Invited” shows/,
  );
  expect(say("its not in spam and i resent it twice").text).toMatch(
    /^Your mail system is holding it back/,
  );
  expect(say("what exactly do i tell our it").text).toMatch(/^“Please let mail from notify@/);
  expect(say("they allowed it, still nothing").text).toMatch(/^It also works without e-mail/);
  expect(say("same").text).toMatch(/^That didn’t fix it, then.*shall I open a ticket/);
  const given = say("ok open one");
  expect(given.text).toMatch(/Ticket PL-\d+ is open, with priority normal/);
  expect(textsOf(given.state.tickets)).toMatch(/^Invitations do not arrive; we invited 6 new/);
});

test("a step ruled out by the first message is skipped", () => {
  const say = talk("support");
  expect(say("the webhook stopped, it shows active but nothing comes").text).toMatch(
    /^Press “Send test” there/,
  );
});

test("a fault that affects many people gets the offer of a critical ticket at once, with a workaround", () => {
  const say = talk("support");
  const offered = say("sso is broken since 8, 40 people can not sign in");
  expect(offered.text).toMatch(
    /shall I open a ticket.*priority critical\? First answer within 1 hour/,
  );
  expect(offered.text).toContain("owners can still get in with password and code");
  expect(offered.state.tickets).toHaveLength(0);
  expect(say("yes").text).toMatch(/is open, with priority critical/);
  expect(say("can i switch it off meanwhile?").text).toMatch(/^An owner signs in with password/);
});

test("error codes are recognised, and a solved fault is closed", () => {
  const say = talk("support");
  expect(say("our api calls fail with 403 since friday").text).toMatch(/^403 means permissions/);
  expect(say("ah ok that was it, works").text).toMatch(/^Good to hear/);
  expect(talk("support")("azure login fails with AADSTS50011").text).toMatch(
    /that error is the reply address/,
  );
});

test.each([
  "do webhooks stop when we go down to free",
  "how do i invite someone who is not in our company",
  "which rights does an invited guest not have",
  "can i print a board without the closed tasks",
  "is there an api",
  "i want to connect slack",
  "what happens to the calendar when a task is missing its date",
])("does not report a fault: %s", (message) => {
  expect(caseIn(plainWords(message))).toBeUndefined();
});

test("an offered ticket can be opened in a few words, with the urgency they state", () => {
  const say = talk("support");
  say("somebody deleted the client board");
  say("it is not in the trash. can you bring it back");
  const opened = say("ok do it then, urgent");
  expect(opened.text).toMatch(/^Ticket PL-\d+ is open, with priority critical/);
  expect(say("open it in a new tab how?").state.tickets).toHaveLength(1);
});

test("another owner can help with a lost second factor; otherwise staff do", () => {
  const say = talk("support");
  say("got a new iphone and the authenticator is empty, can not sign in");
  expect(say("my colleague is owner too, can she help").text).toMatch(/“Reset two steps”/);
  expect(say("she does not see that button").text).toMatch(/^Only owners can see it/);
  expect(say("ok then ticket please").text).toMatch(/with priority critical/);
  const alone = talk("support");
  alone("got a new iphone and the authenticator is empty, can not sign in");
  expect(alone("i am the only admin, no codes").text).toMatch(
    /^A person can let you in after checking/,
  );
});

test("asking for a price within a guide does not open a ticket", () => {
  const say = talk("support");
  say("i can not log in");
  const priced = say("how much is team for 12 people");
  expect(priced.state.tickets).toHaveLength(0);
  expect(priced.text).toContain("$108");
});

test.each([
  "the csv import came without tags",
  "after importing from Asana all due dates are missing",
  "custom fields were lost in the migration",
])("“%s” is looked for in the mapping of the file", (message) => {
  expect(talk("support")(message).text).toMatch(/the preview maps it/);
});

test("two questions in one message are both answered", () => {
  const { text } = talk("support")("is there 2FA and where is our data hosted?");
  expect(text).toMatch(/two-step sign-in/);
  expect(text).toMatch(/data centres in the EU/);
});
