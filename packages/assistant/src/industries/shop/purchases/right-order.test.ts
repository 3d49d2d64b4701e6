import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("an order is not taken back for an item that it does not hold", () => {
  const say = talk("e-commerce");
  expect(say("i would like to return the lamp of BK-10355").text).toMatch(
    /^BK-10355 holds the Kettle stove only\. .*BK-10482/,
  );
  expect(talk("e-commerce")("return the stove from BK-10355").text).toMatch(/^Yes, you can return/);
});

test("the faulty item decides which order is meant, and a wrong number is not used", () => {
  const say = talk("e-commerce");
  say("my tent tore in the first night, i want my money back");
  expect(say("order BK-10355 i believe").text).toMatch(/^BK-10355 has the Kettle stove/);
  expect(say("then i have the wrong number. what about the refund").text).not.toMatch(
    /\$65|carrier/,
  );
});

test.each([
  ["skip the headlamp and keep the tent", /return the Glim headlamp/],
  ["return just the lamp, i keep the rest", /return the Glim headlamp/],
  ["i only keep the lamp", /return the Ridge 2 tent/],
])("“%s” says what stays", (message, answer) => {
  const say = talk("e-commerce");
  say("where is BK-10482");
  expect(say(`can i ${message}`).text).toMatch(answer);
});

test.each([
  ["BK-10482", "could you divert it to the boulder store", /^No, a parcel on its way/],
  ["BK-10517", "can i pick it up in the store instead", /^No, pickup is chosen/],
])("%s: “%s” is answered", (number, message, answer) => {
  const say = talk("e-commerce");
  say(`where is ${number}`);
  expect(say(message).text).toMatch(answer);
});

test("a parcel on its way goes to no other address, however that is put", () => {
  const say = talk("e-commerce");
  say("where is BK-10482");
  expect(say("nobody is home, send it to my sister’s place").text).toMatch(
    /^No, not to your sister/,
  );
  expect(say("no neighbour please, a different address").text).toMatch(/^No, /);
});

test.each([
  [
    "My tent leaks at the seam after one night.",
    "The order is BK-10355",
    "I have a tent, not a stove. It is a defect, so what now?",
  ],
])("a claim is not settled for an order with other goods", (...messages) => {
  const say = talk("e-commerce");
  const text = messages.map((message) => say(message).text).at(-1);
  expect(text).not.toMatch(/\$65|Kettle stove\), you can/);
});
