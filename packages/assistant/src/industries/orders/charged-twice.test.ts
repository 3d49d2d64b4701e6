import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("each reply to a double charge takes the refund one step further, and none is about a parcel", () => {
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

test("charging a lamp twice a day is not a double charge", () => {
  const say = talk("e-commerce");
  expect(say("must i charge the headlamp twice a week").text).not.toMatch(/second charge/);
});

test.each([
  "can I pay in two payments?",
  "my card was refused, should I pay again",
  "could we pay half now and half on delivery, so two payments",
])("a question about how to pay is not a double charge: %s", (message) => {
  expect(talk("e-commerce")(message).text).not.toMatch(/second charge/);
});
