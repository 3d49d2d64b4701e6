import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("reporting the same fault again gets the next step, without asking for the room again", () => {
  const say = talk("hospitality");
  const replies = [
    "the radiator in room 31 is dead",
    "its still ice cold in here",
    "nobody has come, this is ridiculous",
    "STILL freezing!!",
  ].map((message) => say(message).text);
  expect(new Set(replies).size).toBe(replies.length);
  expect(replies[0]).toMatch(/^I’m sorry about that\. .*room 31 .* within 15 minutes/);
  expect(replies[2]).toMatch(/free tonight/);
  for (const text of replies) expect(text).not.toMatch(/which room are you/i);
});

test("while a fault is being fixed, questions about duration and compensation are answered", () => {
  const say = talk("hospitality");
  say("room 12, the shower is leaking all over the floor");
  expect(say("how long until someone looks at it?").text).toMatch(
    /^Someone’s coming to room 12 within 15 minutes/,
  );
  expect(say("can you send two more towels at least").text).toMatch(
    /towels for room 12 is on the list/,
  );
  expect(say("and how much do we get off the bill for this").text).toMatch(/50%.*\$59/);
  expect(say("can you move us to another room").text).toMatch(/free tonight in place of 12/);
  expect(say("when is breakfast").text).toMatch(/^Breakfast is from 6:30/);
});

test("a guest who could not reach the desk is not told to call it again", () => {
  const say = talk("hospitality");
  expect(say("room 7 has no hot water and no one picks up the phone").text).not.toMatch(/dial/i);
});

test("requested items are brought to the room, and its number is asked for once", () => {
  const say = talk("hospitality");
  expect(say("we need two extra pillows in our room").text).toMatch(/Which room are you in\?$/);
  expect(say("room 14").text).toMatch(/^Of course: pillows for room 14/);
  expect(say("when do the pillows come, still waiting").text).not.toMatch(/which room/i);
});

test("yesterday's accident is not an emergency in a message about a booking", () => {
  expect(
    talk("hospitality")("HH-3042: my wife broke her wrist last week, is there a refund").text,
  ).toMatch(/^No, HH-3042 has the early-booking rate.*duty manager may make an exception/);
});

test("a burning smell: the guest is first told to leave the room", () => {
  const say = talk("hospitality");
  expect(say("room 16 the socket is sparking and it smells of smoke").text).toMatch(
    /^Please leave the room now.*Room 16/,
  );
  expect(say("should we wait for someone?").text).toMatch(/^Yes, wake them and leave/);
});

test("an item left in a room is searched for, without another question or a quote", () => {
  const say = talk("hospitality");
  expect(say("i forgot my charger in room 5 when we left on friday").text).toMatch(
    /charger, room 5, friday.*will look today/,
  );
  expect(say("how much is it to mail it to me").text).toMatch(/^You only pay the postage/);
  expect(talk("hospitality")("we left our doll at the hotel yesterday").text).toMatch(
    /Tell me the room, and the desk/,
  );
});

test("a guest who waited longer than promised does not get the same promise again", () => {
  const say = talk("hospitality");
  say("room 12, the heating is dead");
  expect(say("its been 20 minutes").text).toMatch(/^The 15 minutes count from your first message/);
});

test("a corrected item replaces the lost one", () => {
  const say = talk("hospitality");
  say("i left my charger in the room");
  expect(say("no, not the charger, the tablet").text).toContain("lost and found: tablet.");
});

test("a time is not taken for a room number, even after an answer that mentions one", () => {
  const say = talk("hospitality");
  say("wifi password?");
  expect(say("can someone wake me at 6").text).not.toContain("room 6");
});

test("an unexpected charge is explained", () => {
  expect(talk("hospitality")("you charged me $50 for nothing").text).toMatch(
    /^\$50 is what your card holds for the bar/,
  );
});

test("a hold that has not been released goes to the duty manager, with the booking number", () => {
  const say = talk("hospitality");
  say("you charged me $50 for nothing");
  expect(say("no, its still on my card").text).toContain("bank will release it right away");
  expect(say("HH-3042").text).toContain("duty manager");
});

test.each([
  "only half? i want all of it",
  "no, the whole night back",
  "not just 50, a full refund",
])("“%s” goes to the duty manager unchanged", (message) => {
  const say = talk("hospitality");
  say("the heating in room 12 is broken, we froze");
  say("what do we get off the bill");
  expect(say(message).text).toMatch(/More than 50% is for the duty manager to give/);
  expect(say("can i go home a day early and not pay that night").text).toMatch(
    /^Yes, you can leave early\. Tell the desk by 11:00 the day before/,
  );
});

test("a guest who called the desk in vain is not told to call it", () => {
  const say = talk("hospitality");
  say("my room is freezing, room 12");
  expect(say("i called your desk twice already, nobody came").text).not.toContain("dialling 0");
});

test.each([
  ["reception said they would send someone", /duty manager has it now: room 12/],
  ["and now what", /15 minutes/],
  ["who is the boss here, I want a name", /duty manager now: dial 0.*room 12/],
  ["who can we complain to?", /duty manager now/],
])("goes on with the problem after “%s”", (message, expected) => {
  const say = talk("hospitality");
  say("room 12, the heating is off");
  expect(say(message).text).toMatch(expected);
});

test.each([
  "we pay $140 a night, so how much is it",
  "I paid 140 for this, what do I get back",
  "half of $140 then? how much do we get back",
])("counts what comes off from the rate in “%s”", (message) => {
  const say = talk("hospitality");
  say("room 12, the heating is off all night");
  say("do we get money back");
  expect(say(message).text).toContain("$70");
});

test("answers for the fault as well as for the money", () => {
  const say = talk("hospitality");
  say("room 12, there is noise from above all night and the shower is cold");
  expect(say("we want money back and the water is still cold").text).toMatch(
    /comes off.*The fault itself is with the person on duty/,
  );
});
