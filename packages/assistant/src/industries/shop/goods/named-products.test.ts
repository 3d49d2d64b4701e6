import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  ["whats the lightest 2p tent", /^The Ridge 2 tent: it weighs 1\.9 kg/],
  ["lightest 2-person tent?", /^The Ridge 2 tent/],
  ["cheapest tent for two", /^The Ridge 2 tent: it costs \$189/],
  ["i need a tent for 4 people", /Harbour 4/],
  ["three person tent", /^No, we don’t have a tent for three/],
])("the number of people in “%s” is recognised", (message, reply) => {
  expect(talk("e-commerce")(message).text).toMatch(reply);
});

test.each(["how much is the harbour one", "the harbour one, what does it cost"])(
  "“%s” is about the one that is named",
  (message) => {
    const say = talk("e-commerce");
    say("tell me about the lee 1");
    expect(say(message).text).toMatch(/^The Harbour 4 tent costs \$329/);
  },
);

test("“that one” refers to the first product of a comparison", () => {
  const say = talk("e-commerce");
  say("tell me about the harbour 4");
  expect(say("is the ridge 2 cheaper than that").text).toMatch(/^Yes, the Ridge 2 tent is cheaper/);
  expect(say("ok how heavy is that one").text).toMatch(/Ridge 2 tent weighs 1\.9 kg/);
});

test("questions about lower weight or price work in either form", () => {
  const say = talk("e-commerce");
  expect(say("does the ember weigh less than the dune").text).toMatch(/^Yes, the Ember/);
  expect(say("does the ember cost less than the dune").text).toMatch(/^No, the Dune/);
});

test("if nothing is cheaper for the group, the answer says so and mentions smaller options", () => {
  const say = talk("e-commerce");
  say("i need a tent for 4 people");
  expect(say("whats cheaper").text).toMatch(
    /^No, the Harbour 4 tent \(\$329\) is the cheapest for 4\. For fewer: the Ridge 2/,
  );
});

test("a question about a material gets yes or no", () => {
  const say = talk("e-commerce");
  say("tell me about the ember");
  expect(say("is it down").text).toMatch(/^Yes, the Ember sleeping bag is made of down/);
  expect(say("is the dune down").text).toMatch(/^No: the Dune/);
  expect(say("which is down then").text).toMatch(/^The Ember sleeping bag: it is made of down/);
});

test("a figure can be asked for by its short name, and is given for each product", () => {
  const say = talk("e-commerce");
  expect(say("hi. ridge 2 HH?").text).toMatch(/3,000 mm/);
  expect(say("hydrostatic head of the floor").text).toMatch(/5,000 mm/);
  expect(talk("e-commerce")("which tents are waterproof").text).toMatch(/3,000 mm.*4,000 mm/);
});
