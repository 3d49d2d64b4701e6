import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("whoever paid double gets the money’s way back a step further each time, and no parcel", () => {
  const say = talk("e-commerce");
  expect(say("hi, the amount was debited twice from my account").text).toMatch(
    /^I’m sorry about that\. .*hold.*tell me your order number/,
  );
  expect(say("it is BK-10355, both of them are posted").text).toMatch(
    /^It isn’t a hold, then, so we’ll refund .*BK-10355/,
  );
  expect(say("how long until that money is on my card").text).toMatch(
    /^The second charge for BK-10355 \(\$65\) will be back within 5 working days/,
  );
  expect(say("where is BK-10482").text).toMatch(/BK-10482 is on its way/);
});

test("a lamp that is charged twice a day was not paid for twice", () => {
  const say = talk("e-commerce");
  expect(say("must i charge the headlamp twice a week").text).not.toMatch(/second charge/);
});

test.each([
  "can I pay in two payments?",
  "my card was refused, should I pay again",
  "could we pay half now and half on delivery, so two payments",
])("who asks how to pay was not charged twice: %s", (message) => {
  expect(talk("e-commerce")(message).text).not.toMatch(/second charge/);
});
