import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const after = (earlier: string, message: string): string => {
  const say = talk("support");
  say(earlier);
  return say(message).text;
};

test.each([
  ["somebody signed in from Vietnam", "did they copy our files?", "treat what the account"],
  ["my account was hacked", "have they taken any data", "treat what the account"],
  ["there was a login from abroad", "could they steal something?", "treat what the account"],
  ["a former colleague still gets in", "she was an admin", "Any other owner"],
  ["we fired someone, he still has access", "he is still owner", "Any other owner"],
  ["an ex employee can still log in", "I am only a member", "locks the account"],
  ["we sacked a guy and he is still in", "what can he do in the meantime?", "“History”"],
  ["where are the servers", "can we pick the country?", "no single country"],
  ["is our data hosted in Europe", "may I choose the region", "no single country"],
])("after “%s”, “%s” is answered", (earlier, message, stated) => {
  expect(after(earlier, message)).toContain(stated);
});

test.each([
  "do guests see our internal comments",
  "can my client read all comments?",
  "are there private notes",
])("“%s” is answered: guests see every comment", (message) => {
  expect(talk("support")(message).text).toMatch(/private project/);
});

test("praise of an answer opens no ticket, and more details are asked in other words", () => {
  const say = talk("support");
  say("the board has been grey since the update");
  say("private window is grey too");
  expect(say("nice").state.tickets).toHaveLength(0);
});

test.each(["and how fast?", "how soon is that", "what are you going to do about it?"])(
  "“%s” is answered from the ticket on offer",
  (message) => {
    const say = talk("support");
    say("a former colleague still gets in");
    say("I am only a member");
    expect(say(message).text).toMatch(/within 1 hour.*Shall I open the ticket\?/);
  },
);

test("who is meant is no fault of a whole team", () => {
  const say = talk("support");
  say("how do I cancel");
  expect(say("I meant everybody, not only my own account").text).not.toContain("more steps");
});

test("who signed in is in a log that only Business shows", () => {
  const say = talk("support");
  say("we had a phishing mail, one colleague typed her password");
  expect(say("how do I see whether someone logged in as her").text).toMatch(
    /^Only Business shows the sign-in log/,
  );
});
