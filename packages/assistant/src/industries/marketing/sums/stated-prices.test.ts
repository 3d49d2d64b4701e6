import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a customer's price is not a budget, and another price is calculated", () => {
  const say = talk("marketing");
  const begun = say("we run a pottery and want to sell a $120 weekend workshop with some ads");
  expect(begun.state.flow?.slots.budget).toBeUndefined();
  expect(begun.state.figures?.price).toBe(120);
  say("900");
  say("5 weeks");
  expect(say("suppose we take 150 instead of 120").text).toMatch(
    /^Each sale brings in \$30 more, and you can lose up to 20% of your buyers/,
  );
});

test("a deadline month ends the campaign, and another duration does not block the dialogue", () => {
  const say = talk("marketing");
  say("florist, more orders please, 300 in all");
  const first = say("it has to be over before April");
  expect(first.text).toMatch(/below \$60 you don’t learn anything/);
  expect(say("12 weeks then, all winter").handled).not.toBe("reask");
});

test("poor results are judged even without click counts", () => {
  const say = talk("marketing");
  expect(
    say("the freelancer spent 3000 on ads and 4 people called, so why should anybody run ads").text,
  ).toContain("$750 per ");
  expect(say("no clue about clicks, he never sent figures").text).toMatch(/Ask for the login/);
  expect(say("so what could he have done").text).toMatch(/^Start small/);
});

test("a question with a written answer starts neither a plan nor a calculation", () => {
  const say = talk("marketing");
  expect(say("what do we put into an ad").text).toMatch(/^Who it’s for, what they get/);
  expect(say("facebook claims more sales than our shop had, whom should we trust").text).toMatch(
    /^Trust your own total/,
  );
  expect(say("so do i drop facebook or google").text).toMatch(/^The one you don’t miss/);
});

test("introducing a business is answered with a question, and “who is this” is answered", () => {
  const say = talk("marketing");
  expect(say("we run a little pottery farm out in the hills").text).toMatch(/campaign achieve\?$/);
  expect(talk("marketing")("hm who are you, some human?").handled).toBe("bot_identity");
});

test("the price of a jar or a donation is used to count a target in units", () => {
  const say = talk("marketing");
  say("jam at 9 euro a jar, i want more sales");
  expect(say("the ads may cost 300, how many jars i must sell to get that back").text).toMatch(
    /34/,
  );
  const drive = talk("marketing");
  drive("our average donation is 40");
  expect(drive("ok so 6000 is how many donors?").text).toMatch(/^150 donors: \$6,000 ÷ \$40/);
});
