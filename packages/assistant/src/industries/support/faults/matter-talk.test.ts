import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { textsOf } from "../ticket-file/file.ts";

describe("a matter brought to the help desk", () => {
  test("keeps its thread through short questions", () => {
    const say = talk("support");
    expect(say("a new designer joins us on the 1st, how is she set up").text).toMatch(/“Invite”/);
    expect(say("does that cost us something straight away").text).toMatch(/day they accept/);
    expect(say("she must not see the salaries project").text).toMatch(/“Private”/);
    expect(say("ok can you do it for me").text).toMatch(/an owner (?:does it|can)/);
  });

  test("is offered as a ticket when brought up again, which “yes” opens", () => {
    const say = talk("support");
    expect(say("it says my account was deactivated").text).toMatch(/only an owner/);
    expect(say("yes i know my account is deactivated, as i wrote").text).toMatch(/shall I open/);
    const { text, state } = say("yes do that, i am in payroll");
    expect(text).toMatch(/PL-\d+ is open/);
    expect(textsOf(state.tickets)).toMatch(/payroll/);
  });

  test("gives an upset user an apology and its first step", () => {
    const say = talk("support");
    expect(say("everything is down again, this is ridiculous").text).toMatch(/sorry.*phone/);
    expect(say("and when does someone answer").text).toMatch(/within the hour/);
  });

  test("survives an irrelevant reply, and ends when another subject starts", () => {
    const say = talk("support");
    say("our invoice is 60 dollars higher than last month");
    say("the cat sat on it");
    expect(say("we added four people, could that be it").text).toMatch(/Most likely, yes/);
    say("how much is Team for 12 people");
    expect(say("and for 20").text).toMatch(/\$180/);
  });

  test("is not started by messages that merely share its words", () => {
    const say = talk("support");
    expect(say("how do i deactivate a colleague").text).toMatch(/Deactivate/);
    expect(say("how much is Business for 14 people").text).toMatch(/\$224/);
  });
});

test("questions after a price or a lost phone are answered from it", () => {
  const plan = talk("support");
  expect(plan("how much is Business for 11 people").text).toMatch(/\$176/);
  expect(plan("we have paid team until the 30th already, is it charged twice").text).toMatch(
    /don’t pay twice/,
  );
  const phone = talk("support");
  phone("lost my phone with the authenticator and cannot log in");
  expect(phone("and how do they know that it is really me").text).toMatch(/an old invoice/);
});

test("data deleted too long ago is not looked for in the trash", () => {
  expect(talk("support")("we deleted a board six weeks ago by accident").text).toMatch(
    /backups for 30 more/,
  );
});

test("questions about it are answered alongside a guide", () => {
  const say = talk("support");
  say("cant log in, my password is refused");
  expect(say("perhaps it is still my former address").text).toMatch(/Sign in with that address/);
  expect(say("and who can change it").text).toMatch(/An owner of your team/);
});

test("“and Business?” after a price reprices the same team on the other plan", () => {
  const say = talk("support");
  say("we are 25 people on team monthly, what does a year cost and what do we save");
  expect(say("and business?").text).toMatch(/Business for 25 people/);
});

test("a complaint about a solved ticket reports that it is solved, and opens no other", () => {
  const { text, state } = talk("support")("nobody answers me for 4 days!! it is PL-1930");
  expect(text).toMatch(/sorry.*PL-1930 is marked as solved/);
  expect(state.tickets).toHaveLength(0);
});

test("a deadline escalates the open ticket", () => {
  const say = talk("support");
  say("our script gets 429 too many requests");
  say("can you raise the limit for one night");
  expect(say("yes please").text).toMatch(/PL-\d+ is open/);
  expect(say("it has to be done before midnight").text).toMatch(/critical/);
});
