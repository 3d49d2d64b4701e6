import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("the cost of calls is compared with the resulting jobs", () => {
  const say = talk("marketing");
  expect(say("google ads cost me £300 and i got 5 calls, im a locksmith").text).toMatch(
    /^£300 ÷ 5 calls is £60 a call\. .*How many became jobs/,
  );
  expect(say("1 job worth 220. should i stop").text).toMatch(
    /^Stop them for now: £300 brought one job at £220, so you’re £80 down/,
  );
});

test.each([
  [
    "spent 500 on facebook ads, 10 enquiries, 3 jobs came of it 1500 together, electrician",
    /^Keep them for now: 500 brought 3 jobs, 1,500 together/,
  ],
  ["instagram ads, 90 spent, 3 calls", /^90 ÷ 3 calls is 30 a call\./],
  ["facebook ads: 80 per call, 4 calls", /^320 ÷ 4 calls is 80 a call\./],
])("“%s” gets the cost per unit", (message, text) => {
  expect(talk("marketing")(message).text).toMatch(text);
});

test("a stated rating does not ask for a calculation", () => {
  const say = talk("marketing");
  say("i have a small restaurant in lisbon");
  expect(say("google we have 4.6, 210 reviews. what to write on the board outside?").text).toMatch(
    /What’s on offer, and for how much\?/,
  );
});

test.each(["no. 1 job brought 220 from 300 spent", "no, 1 job worth 220", "nope 1 job at 220"])(
  "“%s” says how many jobs came, and not that none did",
  (message) => {
    const say = talk("marketing");
    say("google ads cost me £300 and i got 5 calls, im a locksmith");
    expect(say(message).text).toMatch(/^Stop them for now: £300 brought one job at £220/);
  },
);
