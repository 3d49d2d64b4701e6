import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("the difference in price of a swap is told", () => {
  const say = talk("e-commerce");
  say("can i return BK-10355");
  say("could i exchange it for a wick lantern");
  expect(say("what would i get then").text).toMatch(/^You get \$16 back/);
});

test.each(["is it cheaper", "would that be cheaper for me"])(
  "“%s” asks for the difference",
  (asked) => {
    const say = talk("e-commerce");
    say("can i return BK-10355");
    say("could i exchange it for a wick lantern");
    expect(say(asked).text).toMatch(/^You get \$16 back/);
  },
);

test("points are worked out", () => {
  const say = talk("e-commerce");
  expect(say("how many points do i get if i spend $250").text).toMatch(/^250 points/);
  expect(say("what are 430 points worth").text).toMatch(/^\$20 off/);
});

test("a fault is one without saying whose it is, and a stove has no cable", () => {
  expect(talk("e-commerce")("the kettle does not light").text).toMatch(/new canister/);
  expect(talk("e-commerce")("lantern stopped charging").text).toMatch(/cable/);
});

test.each([
  ["is the ember fine for 190 cm", /room at 190 cm/],
  ["would the ridge do for a man of 2,01 m", /tight/],
])("“%s” asks for the length", (message, answer) => {
  expect(talk("e-commerce")(message).text).toMatch(answer);
});

test("what an order was asked about is kept when its number follows", () => {
  const say = talk("e-commerce");
  say("i chose the wrong size, can i change the order");
  expect(say("BK-10517").text).toMatch(/“Edit”/);
  expect(say("does that make it later").text).toMatch(/^No, as long as/);
});

test("what is left open of a message is answered with what it is about", () => {
  const say = talk("e-commerce");
  expect(say("i want to return BK-10355 and can i do it in burlington").text).not.toMatch(
    /couldn’t answer/,
  );
});
