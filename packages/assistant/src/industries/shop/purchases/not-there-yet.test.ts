import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const shop = (...messages: readonly string[]) => {
  const say = talk("e-commerce");
  return messages.map((message) => say(message).text).at(-1) ?? "";
};

test.each([
  "My tent leaked on the first night, order BK-10482, I want my money back",
  "our Ridge 2 ripped straight away. It was BK-10482. refund please",
])("“%s” is not blamed on an order that has not arrived", (message) => {
  expect(shop(message)).toMatch(
    /hasn’t been delivered yet, so the faulty one is from another order/,
  );
});

test("a faulty tent is not of an order that holds a stove, nor of one on its way", () => {
  const text = shop("The tent I bought leaked. Order BK-10355. Money back!");
  expect(text).toMatch(/^I’m sorry about that\. BK-10355 holds the Kettle stove only/);
  expect(text).not.toContain("BK-10482");
});

test("photos are sent without the number of an order that cannot be it", () => {
  const text = shop(
    "my tent leaked, order BK-10482, I want a refund",
    "where do I send the pictures?",
  );
  expect(text).toContain("help@larkspur.example");
  expect(text).not.toContain("with BK-10482");
});

test("a fault of what did arrive is taken up", () => {
  expect(shop("my Kettle stove from BK-10355 broke, money back please")).toMatch(/\$65/);
});

test("an order on its way is still tracked", () => {
  expect(shop("when does BK-10482 with my tent come?")).toMatch(/29 November|Sunday/);
});
