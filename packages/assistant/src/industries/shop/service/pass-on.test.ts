import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a question the product’s records cannot answer is offered to the team, reworded the second time, and passed on", () => {
  const say = talk("e-commerce");
  say("tell me about the glim");
  const first = say("does it squeak when you press it").text;
  expect(first).toMatch(/^I don’t have that for the Glim headlamp, .*Shall I pass/);
  expect(say("will my parrot peck at it").text).toMatch(
    /^I don’t have that for the Glim headlamp either/,
  );
  expect(say("yes").text).toMatch(/^I’ve passed it on\. .*with the Glim headlamp named/);
});

test("a question an order’s record cannot answer is offered together with the order’s status", () => {
  const say = talk("e-commerce");
  say("where is BK-10482");
  expect(say("was it weighed by a robot").text).toMatch(/BK-10482 is on its way and due/);
});

test("off-topic questions are declined whatever the current subject, and any question without a subject is too", () => {
  const say = talk("e-commerce");
  say("tell me about the glim");
  expect(say("who is the president of france").text).not.toMatch(/pass/);
  expect(say("what time is it in tokyo").text).not.toMatch(/pass/);
  expect(talk("e-commerce")("will my parrot peck at it").text).not.toMatch(/pass/);
});

test("a product is described in full only if nothing specific is asked", () => {
  const say = talk("e-commerce");
  say("how much is the kettle stove");
  expect(say("is the ridge 2 any good").text).not.toMatch(/I don’t have that/);
  const price = talk("e-commerce");
  price("where is BK-10482");
  expect(price("what do they need from me for that").text).not.toMatch(/a few to start with/);
  expect(price("what do your tents cost").text).toMatch(/\$189/);
});
