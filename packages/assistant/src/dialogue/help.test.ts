import { expect, test } from "vitest";
import { textsOf } from "../industries/support/ticket-file/file.ts";
import { talk } from "./talk-for-tests.ts";

test("questions about the chatbot are answered from its page, on every desk", () => {
  const say = talk("hospitality");
  expect(say("does your bot work with hubspot?").text).toMatch(/^Yes, HubSpot is one of the 6/);
  expect(say("and zendesk").text).toMatch(/^Yes, Zendesk/);
  expect(say("is it based on gpt-4?").text).toMatch(/^No\. The demo runs without one/);
  expect(say("how long does it take to set up").text).toMatch(/live within the hour/);
  expect(say("when is breakfast?").handled).toBe("breakfast");
  expect(talk("support")("can I connect slack?").handled).not.toBe("own_product");
});

test("a visitor left waiting gets an apology and the next step, with the known details", () => {
  const guest = talk("hospitality");
  guest("the toilet in room 7 is blocked");
  expect(guest("no one came yet!").text).toMatch(
    /^I’m sorry you had to wait\..*duty manager has it now: room 7/,
  );
  const customer = talk("e-commerce");
  customer("where is BK-10355");
  expect(customer("i am so angry, i called you twice already").text).toMatch(
    /^I(?: a|’)m sorry.*shop team with BK-10355/,
  );
  const user = talk("support");
  user("the app is slow");
  expect(user("no one answers, i am fed up").text).toMatch(
    /^I(?: a|’)m sorry.*shall I open a ticket/,
  );
  expect(user("yes").text).toMatch(/Ticket PL-\d+ is open, with priority high/);
});

test("a short message is a farewell only if it says so", () => {
  const say = talk("e-commerce");
  say("how long does delivery take");
  expect(say("that is much too late for me").text).not.toMatch(/goodbye/i);
});

test("the current ticket can be escalated, queried, extended and closed", () => {
  const say = talk("support");
  say("I want to open a ticket");
  say("the board shows no colours");
  say("normal");
  expect(say("can you make it urgent").text).toMatch(/now has priority critical/);
  expect(say("when will someone look").text).toMatch(/within 1 hour/);
  expect(say("can i add something to it?").text).toMatch(/write it here/);
  expect(say("it began on monday").text).toMatch(
    /^I’ve added this to PL-\d+: “it began on monday”/,
  );
  expect(say("ok it works, close it").text).toMatch(/^Done: PL-\d+ is closed/);
});

test("unsuccessful help becomes a ticket; plans are priced, compared and upgraded", () => {
  const say = talk("support");
  say("my outlook calendar does not sync");
  expect(say("already tried that").text).toMatch(/^Press “Disconnect”, wait a minute/);
  expect(say("did that too").text).toMatch(/^Only tasks with a date/);
  expect(say("still nothing").text).toMatch(/shall I open a ticket/);
  const given = say("yes please");
  expect(textsOf(given.state.tickets)).toMatch(/^The calendar does not sync/);
  const plans = talk("support");
  expect(plans("what would it cost for 8 people").text).toMatch(/^For 8 people a month/);
  expect(plans("and for two more?").text).toMatch(/10 people/);
  expect(plans("is sso in team?").text).toMatch(/^No, single sign-on/);
});

test("a plan can drop a channel, explains itself, and gives monthly amounts", () => {
  const say = talk("marketing");
  say("plan a campaign for more leads, $500 a month for 4 months");
  expect(say("without linkedin please").reply.cards?.[0]?.rows.map(({ label }) => label)).toEqual([
    "Paid search",
    "Measuring",
    "Weeks",
    "Start",
    "End",
  ]);
  expect(say("why so much for search?").text).toMatch(/^Because it meets people who are searching/);
  expect(say("how many leads do we need at 40 dollars each").text).toMatch(/÷ \$40 each/);
});
