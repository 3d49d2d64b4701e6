import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("a business that is told after a question about the bot is planned for", () => {
  const say = talk("marketing");
  say("are you a real person?");
  expect(say("We run a language school in Leeds and have 1200 pounds for ads").text).not.toMatch(
    /languages? that your|price list/,
  );
});

test("what a thing costs is no budget, and the verdict on a channel uses what was told", () => {
  const say = talk("marketing");
  say("write an e-mail about my pottery class. it costs 48 euros");
  expect(say("how many people will book if 300 get it?").text).not.toMatch(/€48 buys/);
  const other = talk("marketing");
  other("We paid 1500 for ads and got 9 new patients.");
  other("a new patient brings us about 400, we keep 60%");
  expect(other("so stop it or go on?").text).toMatch(/73\.33/);
  const click = talk("marketing");
  click("if a click costs 1.20 and 5% book, what does a booking cost me?");
  expect(click("and I keep 30 of each service. is that ok then?").text).toMatch(/^Yes.*\b6\b/);
});
