import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";

test.each([
  "wait we already have a booking. is there a lift",
  "its already booked, is there a lift",
  "forget the room. do you have a lift",
  "i dont need another room, is there a lift",
])("“%s” drops the requested stay, and the rest is answered", (message) => {
  const say = talk("hospitality");
  say("a room for friday please");
  const { text, state } = say(message);
  expect(text).toMatch(/floors/);
  expect(text).not.toMatch(/night|Back to/);
  expect(state.flow).toBeUndefined();
});

test("a declined quote does not return", () => {
  const say = talk("hospitality");
  say("a room for 2 from 4 to 6 december");
  say("we dont want a new room, we have one");
  expect(say("is there a lift").text).not.toContain("December");
  expect(say("ok thanks, and parking?").text).not.toMatch(/December|in all/);
  expect(say("how much is a room from 8 to 9 december for 1").text).toContain("8 December");
});

test.each(["is it already booked?", "can i have a room", "not before noon"])(
  "“%s” refuses nothing",
  (message) => {
    const say = talk("hospitality");
    say("a room for friday please");
    expect(say(message).state.refused).toBeUndefined();
  },
);

test("a decision at the start is applied before the rest of the message", () => {
  const say = talk("hospitality");
  say("a room for 2 from 4 to 6 december");
  say("how about the dog, is he in that price");
  const { text, state } = say("ok add him. is there a lift");
  expect(text).toMatch(/with a pet[\s\S]*floors/);
  expect(state.finished?.slots.pets).toBe(1);
});

test("an offer is accepted before other questions are answered", () => {
  const say = talk("hospitality");
  say("do you do parties? 40 of us on 9 january for a 60th birthday");
  expect(say("yes pass it on. can we bring our own cake").text).toMatch(
    /events desk has[\s\S]*cool/,
  );
});

test("figures in the first clause apply to the whole message", () => {
  const say = talk("e-commerce");
  say("tell me about the ridge 2");
  expect(say("3 ridge tents with delivery, thats 567?").text).toMatch(/^Yes, \$567/);
});

test("a bare “ok” after an answer does not ask for a person", () => {
  const say = talk("hospitality");
  say("our booking is HH-3107, please note a quiet room");
  expect(say("ok").handled).not.toBe("human_agent");
});
