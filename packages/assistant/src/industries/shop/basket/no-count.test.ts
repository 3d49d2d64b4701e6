import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each(["42 fits. do you have one for 3 people", "42 is fine, and for three people?"])(
  "“%s” is about the packed size, and no number of tents",
  (message) => {
    const say = talk("e-commerce");
    say("i need a tent for 2");
    say("whats the packed size of the ridge 2?");
    expect(say(message).text).not.toMatch(/7,938|42 ×/);
  },
);

test("so many pieces of what is spoken of are still a number of them", () => {
  const say = talk("e-commerce");
  say("how bright is the glim");
  expect(say("4 pcs").text).toMatch(/\$156 for 4 × Glim headlamp/);
});

test("a standard is no order", () => {
  const { text } = talk("e-commerce")(
    "which of your sleeping pads have an ASTM F3340 value above 4",
  );
  expect(text).not.toMatch(/F3340/);
  expect(talk("e-commerce")("where is my order F3340").text).toMatch(/F3340/);
});

test.each([
  "i am 1 meter 62, is the cairn 48 the right size for me?",
  "1m62, which size of the cairn 48",
])("“%s” gets a size", (message) => {
  const say = talk("e-commerce");
  say("tell me about the cairn 48");
  expect(say(message).text).toMatch(/\bS at 162 cm/);
});
