import { expect, it, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { textOf } from "./file.ts";

/** A ticket that was opened after several messages about a fault. */
const opened = () => {
  const say = talk("support");
  say("the weekly summary mail has not arrived since Monday, for nobody in the office");
  say("we checked spam, it is empty");
  const { state, text } = say("ok open a ticket please. the project is called Blue Barn");
  return { say, state, text };
};

it("gathers what was told over several messages", () => {
  const [ticket] = opened().state.tickets;
  const text = ticket ? textOf(ticket) : "";
  for (const told of ["since Monday", "spam, it is empty", "the project is called Blue Barn"])
    expect(text).toContain(told);
  expect(text).not.toMatch(/open a ticket|please/i);
});

it.each(["what exactly did you write in there?", "what will the person see from what I told you?"])(
  "reads the ticket back on “%s”",
  (message) => {
    expect(opened().say(message).text).toMatch(/^PL-\d{4} says: “.*Blue Barn.*”, priority \w+\./);
  },
);

it("corrects what is wrong in it, and reads the corrected text", () => {
  const { say } = opened();
  expect(say("it was Tuesday, not Monday, can you correct that").text).toMatch(
    /^Corrected: PL-\d{4} now says “.*since Tuesday.*”\.$/,
  );
  expect(say("what does the ticket say").text).not.toContain("Monday");
});

it("adds what is to be told, and answers the question beside it", () => {
  const { say } = opened();
  const { text, state } = say("Add that it also fails for guests. And when do they answer?");
  expect(text).toMatch(/^I’ve added this to PL-\d{4}: “it also fails for guests”\..*first answer/);
  expect(state.tickets[0]?.told).toContain("it also fails for guests");
});

it("takes out what is not to be in it", () => {
  const { say } = opened();
  expect(say("leave out the part about the spam").text).toMatch(/^Taken out of PL-\d{4}: “/);
  expect(say("show me the ticket").text).not.toContain("spam");
});

it("says that a name is not in it yet, and adds it", () => {
  expect(opened().say("did you note that it is the office in Leeds?").text).toMatch(
    /^It does now: I’ve added “it is the office in Leeds”/,
  );
});

test("a ticket on record is found by its digits, added to and corrected", () => {
  const say = talk("support");
  expect(say("hi, any news on 2041").text).toMatch(/^PL-2041, /);
  expect(say("please add that my colleague Jonas has it too").text).toBe(
    "I’ve added this to PL-2041: “my colleague Jonas has it too”.",
  );
  expect(say("actually its Joanna not Jonas").text).toContain("my colleague Joanna has it too");
  const { text } = say("what does it say now");
  expect(text).toContain("Joanna");
  expect(text).not.toContain("Jonas");
  expect(text).toContain("waiting for you");
});

it("opens a ticket for what is to be reported, where none is open", () => {
  const say = talk("support");
  say("our timeline lost half of its colours");
  const { state } = say("please report it to your engineers: it began on 26 November at 9:14");
  const [ticket] = state.tickets;
  expect(ticket && textOf(ticket)).toMatch(/colours.*26 November at 9:14/);
});

it.each([
  "can you add my colleague to the team",
  "how do I tell everyone about a change",
  "what does a viewer see",
])("“%s” is not about the ticket's text", (message) => {
  expect(opened().say(message).text).not.toMatch(/I’ve added this|says:/);
});

test("a solved ticket is open again with what is added, and its note can be corrected", () => {
  const say = talk("support");
  say("what happened with PL-1930");
  const { text } = say(
    "the new one has it again. can you put that in the ticket, and that the invoice number is 2026-118?",
  );
  expect(text).toMatch(/^I’ve added this to PL-1930: “.*the invoice number is 2026-118”/);
  expect(say("no it is 2026-181, I mistyped").text).toContain("2026-181");
  expect(say("what does the ticket say").text).toMatch(/2026-181”, open again/);
});

it.each(["what exactly is in that ticket, word by word", "what have you got in there so far"])(
  "a ticket about a charge is read in full: %s",
  (message) => {
    const say = talk("support");
    say("I cancelled in May and you still charged me 45 dollars on 2 June");
    say("yes open it. the workspace is Oak Room, cancelled on 14 May");
    const { text } = say(message);
    for (const told of ["45 dollars on 2 June", "Oak Room, cancelled on 14 May"])
      expect(text).toContain(told);
  },
);

it("takes its title from what is wrong, and not from what follows the order", () => {
  const say = talk("support");
  say("since Tuesday our printed task cards have no QR code");
  const [ticket] = say("can you open a ticket? normal, shift 2 starts at 14:00").state.tickets;
  expect(ticket?.title).toContain("QR code");
  expect(ticket?.told).toContain("shift 2 starts at 14:00");
});

it.each(["whats up with 2041?", "and 2041"])("finds a ticket by its digits: %s", (message) => {
  expect(talk("support")(message).text).toMatch(/^PL-2041, /);
});

it("corrects a ticket that has only its title", () => {
  const say = talk("support");
  say("open a ticket: the upload of 40 photos stops halfway");
  const { text, state } = say("not 40, 14");
  expect(text).toMatch(/now says “the upload of 14 photos stops halfway”/);
  expect(state.tickets[0]?.told ?? []).toEqual([]);
});

it.each(["report it to your team", "pass it on to your people"])(
  "opens no ticket that says nothing: %s",
  (message) => {
    expect(talk("support")(message).state.tickets).toEqual([]);
  },
);

it.each([
  "we pay 2041 dollars a year on Business, is that the price",
  "is 2041 a good year for it",
  "room 2041",
  "2041 people",
  "june 2041",
  "it's 2041 already",
])("takes no other figure for a ticket: %s", (message) => {
  expect(talk("support")(message).text).not.toMatch(/^PL-2041/);
});

it.each(["why normal? it is three weeks now", "do not tell me normal"])(
  "raises a ticket on “%s”",
  (message) => {
    const say = talk("support");
    say("open a ticket: the refund of May has not come, normal");
    expect(say(message).text).toMatch(/^PL-\d{4} now has priority high/);
  },
);

it("opens a ticket that is ordered by its priority alone", () => {
  const say = talk("support");
  say("nobody can sign in with single sign-on since we changed the certificate");
  const [ticket] = say("open critical: 40 users, Okta, error 17 since 7:50 today").state.tickets;
  expect(ticket?.priority).toBe("critical");
  expect(ticket && textOf(ticket)).toContain("40 users, Okta, error 17 since 7:50");
});

it("reads no seats in a sum of money", () => {
  const say = talk("support");
  say("open a ticket: a payment was taken twice, normal");
  expect(
    say("could you please add: 96 euros on 3 November and again on 10 November?").text,
  ).toMatch(/^I’ve added this to PL-\d{4}: “96 euros on 3 November and again on 10 November”/);
});
