import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("an order is found by its item, and short questions refer to it", () => {
  const say = talk("e-commerce");
  expect(say("I bought a stove and want to return it").text).toMatch(
    /^I think that’s BK-10355, the Kettle stove\. Yes, you can return it\. .*until Thursday, 10 December \(19 days\)/,
  );
  expect(say("how much do i get back").text).toMatch(/^\$65, the full price of BK-10355/);
  expect(say("when").text).toMatch(/^Within 5 working days after BK-10355 comes back/);
  expect(say("and the tent?").text).toMatch(/BK-10482 arrives on Sunday, 22 November/);
});

test("cancelling asks for confirmation, and the demo says that nothing was changed", () => {
  const say = talk("e-commerce");
  expect(say("cancel BK-10517").text).toMatch(/\$139 back.*Shall I cancel it\?$/);
  expect(say("yes").text).toMatch(
    /^Confirmed, as far as a demo goes.*Here, nothing has changed\.$/,
  );
  expect(say("did you cancel it?").text).toBe(
    "No. This is a demo, so BK-10517 stays as it is, whatever we say here.",
  );
});

test("the current order stays current until another is named", () => {
  const say = talk("e-commerce");
  say("where is BK-10482");
  expect(say("when exactly does it arrive").text).toMatch(/^On Sunday, 22 November\./);
  expect(say("can I change the address").text).toMatch(/^BK-10482 is with the carrier/);
  expect(say("how long can I return it").text).toMatch(/return it until Tuesday, 22 December/);
  expect(say("and the other one").text).toMatch(/^Which order is it/);
});

test("a fault after the return period is a warranty case, and an undelivered item cannot be faulty", () => {
  const say = talk("e-commerce");
  say("can i return BK-10120");
  expect(say("it's faulty").text).toMatch(
    /^I’m sorry about the Wick lantern\. The warranty covers/,
  );
  expect(say("what about 10391").text).toMatch(/already come back/);
  expect(say("and BK-10517").text).toMatch(
    /Our record shows BK-10517 .* as due on Wednesday, 25 November/,
  );
});

test("a long story is answered by its actual request", () => {
  expect(
    talk("e-commerce")(
      "hello so my name is anna and last month my cousin told me about your shop and she was really happy with it, so I ordered a stove too, it came some days ago but to be honest I do not like it that much and I thought maybe I could send it back, the number is BK-10355, would that still be possible?",
    ).text,
  ).toMatch(/^Yes, you can return it\. BK-10355/);
});

test("the time since purchase is checked against the return period", () => {
  const say = talk("e-commerce");
  expect(say("can I return something after 40 days").text).toMatch(
    /^No, .*30 days.*40 days is past that/,
  );
  expect(say("and what I bought three weeks ago?").text).toMatch(
    /^Yes, 3 weeks is 21 days, within/,
  );
  expect(say("BK-10120").text).toMatch(/ended 18 days ago/);
});
