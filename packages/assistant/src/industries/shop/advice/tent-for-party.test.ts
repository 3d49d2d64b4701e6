import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "no no its me, my wife and our 2 girls",
  "but we are four",
  "must be for 4 please",
  "its for my husband, me and 2 teenagers",
])(
  "“%s” after a smaller tent gets the tent for that many, and hears that it is sold out",
  (message) => {
    const say = talk("e-commerce");
    say("looking for a tent");
    const { text } = say(message);
    expect(text).toMatch(/Harbour 4 tent/);
    expect(text).toMatch(/sold out, back in two weeks.*2 × Ridge 2 tent/);
    expect(text).not.toMatch(/child/);
  },
);

test("a group that shrinks gets the smaller tent", () => {
  const say = talk("e-commerce");
  say("tell me about the harbour 4");
  expect(say("its just me and my sister").text).toMatch(/Ridge 2 tent/);
  expect(say("for me alone then").text).toMatch(/Lee 1 shelter/);
});

test.each([
  ["is it ok for my son", /child/],
  ["would it fit 4", /^No: the Ridge 2 tent is made for 2/],
  ["how much for 4 nights", /^(?!.*Then I’d get)/],
  ["and 2 sleeping bags for us two", /sleeping bag/],
])("“%s” does not correct the group size", (message, answer) => {
  const say = talk("e-commerce");
  say("tell me about the ridge 2");
  expect(say(message).text).toMatch(answer);
});

test("advice says if the first or second recommendation is sold out", () => {
  expect(talk("e-commerce")("we need a family tent").text).toMatch(
    /Harbour 4 tent for \$329.*sold out, back in two weeks/,
  );
  expect(talk("e-commerce")("a tent for the family and the car").text).not.toMatch(/Lee 1/);
});

test("a comparison of packed size is a complete sentence", () => {
  const say = talk("e-commerce");
  say("ember or dune");
  expect(say("which one packs smaller").text).toMatch(/^The Ember sleeping bag packs smaller: /);
});
