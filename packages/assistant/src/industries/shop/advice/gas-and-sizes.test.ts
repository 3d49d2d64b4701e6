import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const saying = (...messages: readonly string[]) => {
  const say = talk("e-commerce");
  for (const message of messages.slice(0, -1)) say(message);
  return say(messages.at(-1) ?? "").text;
};
const stove = "tell me about the kettle stove";

test.each([
  ["have you an adaptor for my easy click cartridge", /^No, .*screw valve/],
  ["my campingaz bottle, does it go on", /^No, .*screw valve/],
  ["which other stove takes click cartridges", /only stove/],
  ["can you mail the canisters to me", /^No, gas can’t be mailed/],
  ["do canisters go by plane", /^No, gas can’t be mailed/],
  ["we're flying to oslo, can the gas come in our luggage", /^No, gas can’t fly/],
  ["may i carry a cartridge on the plane", /^No, airlines take no gas/],
  ["are gas canisters allowed in hand luggage", /^No, airlines take no gas/],
  ["is a canister included", /isn’t included/],
  ["how many days does one cartridge last", /100 g/],
])("“%s” is about gas", (message, answer) => {
  expect(saying(stove, message)).toMatch(answer);
});

test("asked again whether gas is shipped, the answer is worded differently", () => {
  expect(saying(stove, "can you ship canisters", "canisters by air, yes or no")).toMatch(/^No\. /);
});

test.each([
  ["the click of the igniter is broken", /^(?!No, the Kettle stove only)/],
  ["can you send it tomorrow", /^(?!No, gas)/],
  ["is there free delivery", /^(?!No, gas)/],
])("“%s” is not about gas", (message, answer) => {
  expect(saying(stove, message)).toMatch(answer);
});

test.each([
  [["tell me about the cairn 48", "my back is 46 cm"], /^M, at 46 cm/],
  [["tell me about the cairn 48", "42 cm back, small then?"], /^S, at 42 cm/],
  [["a pack for 3 days, im 185 cm", "is it long enough for my back"], /L at 185 cm/],
])("%j gets the size by back length", (messages, answer) => {
  expect(saying(...messages)).toMatch(answer);
});

test("a return because of the size is not a question about sizes", () => {
  expect(saying("can i return it if its too long for my back")).not.toMatch(/measure/);
});

test.each(["are you open right now", "is the store still open", "you open now?"])(
  "“%s” goes by the hour",
  (message) => {
    expect(saying(message)).toMatch(/^Yes, at 12:00 on Saturday the store is open/);
  },
);

test("the phone line has its own hours", () => {
  expect(saying("is the phone line open now")).toMatch(/shop team is open.*8:00–20:00/);
});

test("a temperature estimated from place and season is called an estimate", () => {
  expect(saying("looking for a sleeping bag for norway in march, down or synthetic")).toMatch(
    /^I’d expect about −6 °C there/,
  );
  expect(saying("need a sleeping bag for -10")).toMatch(/^None of our bags is made for −10/);
});

test("a question with “or” about the current product is not a comparison", () => {
  expect(
    saying("tell me about the cairn 48", "does the pack have a rain cover or do i buy one"),
  ).not.toMatch(/Cairn 28/);
});

test("details requested before are not asked for again", () => {
  expect(
    saying("need a tent", "whats the return policy", "can you recommend something"),
  ).not.toMatch(/What is it for/);
});

test("sleeping bags and the current products are priced together", () => {
  expect(saying("tell me about the ridge 2", "how much for 2 sleeping bags with it")).toMatch(
    /Ridge 2 tent and 2 × /,
  );
});
