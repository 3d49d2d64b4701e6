import type { ChatReply } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { talk } from "./talk-for-tests.ts";

const labels = (reply: ChatReply) => (reply.choices ?? []).map(({ label }) => label);

test.each(["e-commerce", "hospitality", "marketing", "support"] as const)(
  "a bare no or yes is no farewell in %s, in a task and out of it",
  (industry) => {
    const task = {
      "e-commerce": "I want to track my order",
      hospitality: "I want to book a room",
      marketing: "Help me plan a campaign",
      support: "I want to open a ticket",
    }[industry];
    for (const word of ["no", "nope", "yes", "No.", "yep"]) {
      const fresh = talk(industry);
      expect(fresh(word).text).not.toMatch(/goodbye/i);
      const say = talk(industry);
      say(task);
      const { text, handled } = say(word);
      expect(handled).toBe("nudge");
      expect(text).toMatch(/\?$/);
    }
  },
);

test("a second “no” leaves the task, and “go on” resumes it", () => {
  const say = talk("marketing");
  say("Help me plan a campaign");
  say("more sales");
  say("no");
  expect(say("no").text).toBe("All right, I’ll drop your campaign. What else can I do?");
  expect(say("go on").text).toMatch(/^More sales: .*What can you spend/);
});

test("replies do not claim to have helped when they did not", () => {
  const say = talk("support");
  say("I cannot log in");
  expect(say("thanks bye").text).toMatch(/^Goodbye. I’m sorry the problem isn’t solved yet/);
  const other = talk("support");
  other("I cannot log in");
  for (let step = 0; step < 3; step += 1) other("no");
  expect(other("thanks").text).toMatch(
    /^Thank you for your patience. I’m sorry I couldn’t solve it/,
  );
  const lost = talk("hospitality");
  lost("who painted guernica");
  expect(lost("thanks bye").text).toMatch(/^Goodbye.*couldn’t solve it/);
});

test.each(["e-commerce", "hospitality", "marketing", "support"] as const)(
  "five fallbacks in a row in %s: the third offers a person, none repeats the one before",
  (industry) => {
    const say = talk(industry);
    const replies = ["asdf qwer", "zxcv bnm", "qqqq wwww", "lkjlkj", "pppp hjk"].map(say);
    expect(labels(replies[2]?.reply ?? { message: { content: "" } })).toContain("Talk to a person");
    expect(replies[2]?.text).toMatch(/person/);
    replies.slice(1).forEach(({ text }, index) => {
      expect(text).not.toBe(replies[index]?.text);
    });
  },
);

test("five fallbacks in a task: the third offers a person and a way out, the fourth suspends it", () => {
  const say = talk("hospitality");
  say("book a room from 12 december");
  const replies = ["asdf", "zxcv bnm", "qqqq", "lkjlkj", "pppp"].map(say);
  expect(labels(replies[2]?.reply ?? { message: { content: "" } })).toEqual(
    expect.arrayContaining(["Talk to a person", "Leave your room"]),
  );
  expect(replies[3]?.text).toMatch(/set your room aside/);
  expect(new Set(replies.map(({ text }) => text)).size).toBe(5);
  expect(say("go on").text).toMatch(/12 December. For how many nights\?$/);
});

test("a thumb counts as yes or no", () => {
  const say = talk("hospitality");
  say("a room on 12 december for 1 night, 1 adult");
  expect(say("👍🏽").text).toMatch(/front desk now has/);
  const fault = talk("support");
  fault("I cannot log in");
  expect(fault("👎").text).toMatch(/^Step 2 of 3/);
});

test("the conversation can be steered with back, recap and start over", () => {
  const say = talk("hospitality");
  say("book a room from 12 december");
  say("3 nights");
  expect(say("go back").text).toMatch(/^One step back. .*how many nights\?$/);
  say("2 nights");
  say("2 adults");
  expect(say("what did I book?").text).toMatch(
    /a stay from Saturday, 12 December, for 2 nights, for 2 guests.*nothing is booked/,
  );
  expect(say("start over").text).toMatch(/^Starting over/);
  expect(say("book it").text).not.toMatch(/front desk now has/);
});

test("a task suspended for another resumes when that is done", () => {
  const say = talk("hospitality");
  say("book a room from 12 december");
  expect(say("I want to cancel my reservation").text).toMatch(/booking number/);
  expect(say("HH-3107").text).toMatch(
    /cancel HH-3107 free[\s\S]*Back to your room:.*how many nights\?$/,
  );
});

test("several requests in one message are each answered", () => {
  expect(
    talk("hospitality")("when is breakfast, is there parking and do you have wifi").text,
  ).toMatch(/6:30 to 10:00[\s\S]*14 spaces[\s\S]*Wi-Fi is free/);
});

test("a third, unclear request does not prevent answers to the other two", () => {
  const { text } = talk("hospitality")(
    "when is breakfast and is there parking and what about the glibber",
  );
  expect(text).toMatch(/6:30 to 10:00[\s\S]*14 spaces/);
});

test("“I don’t know” is answered with ways to continue", () => {
  const say = talk("hospitality");
  say("cancel my booking");
  expect(say("I don't know the number").text).toMatch(/use one of these numbers/);
  const plan = talk("marketing");
  plan("Help me plan a campaign");
  expect(plan("no idea").text).toMatch(/^That’s fine, .*achieve\?$/);
  expect(plan("leads").text).toMatch(/^More leads/);
});

test("an answer is repeated only if asked for again", () => {
  const say = talk("e-commerce");
  const { text } = say("BK-10355");
  expect(say("BK-10355").text).toBe(text);
  const other = talk("e-commerce");
  other("how long does delivery take");
  expect(other("delivery time").text).toMatch(
    /don’t have more on that|3–5 working days.*(?!Once more)/,
  );
});

test("an open question is repeated once after another answer", () => {
  const say = talk("hospitality");
  say("book a room");
  expect(say("is there a pool").text).toMatch(
    /Back to your room: When would you like to arrive\?$/,
  );
  for (const aside of ["do you have parking", "tell me a joke", "is breakfast included"])
    expect(say(aside).text).not.toMatch(/arrive/);
  expect(say("12 december").text).toMatch(/For how many nights\?$/);
});

test("an angry farewell gets an apology", () => {
  for (const industry of ["e-commerce", "hospitality", "marketing", "support"] as const)
    expect(talk(industry)("useless. forget it, bye").text).toMatch(/^I’m sorry.*Goodbye\.$/);
});

test("small talk gets one short sentence, and a different one the second time", () => {
  const say = talk("support");
  const first = say("tell me a joke").text;
  expect(first.split(" ").length).toBeLessThan(20);
  expect(say("another joke").text).not.toBe(first);
});
