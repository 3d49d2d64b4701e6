import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

const saying = (...messages: readonly string[]) => {
  const say = talk("e-commerce");
  for (const message of messages.slice(0, -1)) say(message);
  return say(messages.at(-1) ?? "").text;
};

test.each(["so what now", "what happens next?", "and what do i do", "and now?"])(
  "“%s” asks for the next step of the order in hand",
  (message) => {
    expect(saying("BK-10482", message)).toMatch(/^Nothing for now: BK-10482 is due on Sunday/);
    expect(saying("BK-10517", message)).toMatch(/^Nothing\. BK-10517 ships today/);
    expect(saying("you sent the wrong pack", "BK-10517", "i have it here", message)).toMatch(
      /^Send two photos with “BK-10517”/,
    );
  },
);

test.each(["what now", "what do i do if i forgot my password"])(
  "“%s” without an order is no next step of one",
  (message) => {
    expect(saying(message)).not.toMatch(/BK-\d/);
  },
);

test.each(["new one please", "send me another one", "can you just ship a replacement"])(
  "“%s” opens no account",
  (message) => {
    expect(saying("BK-10482", message)).toMatch(/can’t send a second one while BK-10482/);
    expect(saying("BK-10355", message)).toMatch(/^What’s wrong with the Kettle stove/);
    expect(saying("my stove is broken", "BK-10355", message)).toMatch(/a new Kettle stove|new one/);
  },
);

test("asking to open an account is answered with how to do it", () => {
  expect(saying("how do i create an account")).toMatch(/Create account/);
});

test.each(["10482", "order 10482", "sorry, its 10482"])("“%s” is an order number", (message) => {
  expect(saying(message)).toMatch(/BK-10482 is on its way/);
});

test.each(["i ordered a pack two weeks ago and still nothing", "bought a stove but it never came"])(
  "“%s” asks which order is late",
  (message) => {
    expect(saying(message)).toMatch(
      /^I’m sorry it’s late|^I think that’s.*I’m sorry about the wait/,
    );
  },
);

test("an item that was ordered and does not work is not late", () => {
  expect(saying("i ordered a lamp but it does not charge")).not.toMatch(/sorry it’s late/);
});

test.each(["ordered black and got green", "its not what i wanted at all", "the box was wrong too"])(
  "“%s” in place of the number is not asked for in the same words",
  (message) => {
    const say = talk("e-commerce");
    const { text } = say("you sent me the wrong colour");
    expect(say(message).text).not.toBe(text);
  },
);

test("an order number after a complaint continues the complaint", () => {
  expect(saying("this is ridiculous, the third time i write", "BK-10482")).toMatch(
    /^Thank you, that goes to the team/,
  );
});

test.each([
  "and when is the money back",
  "how long for the refund then",
  "till when do i get cash back",
])("“%s” after a fault asks for the refund, not for the repair", (message) => {
  expect(saying("the zip of my tent broke, i want my money back", message)).toMatch(
    /5 working days/,
  );
});

test.each(["no i paid with paypal", "i paid with my credit card", "it was by apple pay"])(
  "“%s” while money is to come back says where it goes",
  (message) => {
    expect(saying("my stove is broken, i want a refund", "BK-10355", message)).toMatch(
      /^Then the money goes back to the same/,
    );
  },
);

test("a question about paying for a new purchase is not about a refund", () => {
  expect(saying("whats your refund rule", "can i pay with paypal")).not.toMatch(/goes back/);
});

test("an item used once is not damaged", () => {
  expect(saying("i want to return something", "BK-10355", "its used once, matters?")).not.toMatch(
    /sorry about the Kettle/,
  );
});
