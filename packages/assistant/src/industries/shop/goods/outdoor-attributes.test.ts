import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

/** What is said to a question about a product that was just spoken of. */
const about = (product: string, question: string): string => {
  const say = talk("e-commerce");
  say(`tell me about the ${product}`);
  return say(question).text;
};

test.each([
  "does it get condensation inside",
  "is it clammy in the morning",
  "will it drip inside when its cold out",
])("“%s” is about condensation, not rain", (question) => {
  expect(about("ridge 2", question)).toMatch(/condensation.*vents open/);
});

test.each([
  "can i roll it up wet",
  "what about mildew if it stays in the bag",
  "does it go mouldy when i store it damp",
])("“%s” is about mould", (question) => {
  expect(about("ridge 2", question)).toMatch(/dry it fully/);
});

test.each([
  "do you sell waterproofing spray",
  "what stuff to waterproof it do you sell",
  "how do i reproof it",
])("“%s” is about renewing the finish", (question) => {
  expect(about("ridge 2", question)).toMatch(/spray from any outdoor store/);
});

test.each(["what coating is on it", "is the fly silicone or pu", "whats the dwr"])(
  "“%s” gets the coating",
  (question) => {
    expect(about("lee 1", question)).toMatch(/polyurethane \(PU\) coating/);
  },
);

test("sun, sea, falls and heights have answers of their own", () => {
  expect(about("ridge 2", "can it stay pitched for months")).toMatch(/^No: .*sun weakens/);
  expect(about("harbour 4", "is it ok on the beach")).toMatch(/^Yes, .*salt/);
  expect(about("glim", "what happens if i drop it")).toMatch(/fall from head height/);
  expect(about("kettle", "does it work at high altitude")).toMatch(/^Yes, .*4,000 m/);
  expect(about("glim", "does it have a red light")).toMatch(/red light/);
});

test("rain, wind, colour and water keep their answers", () => {
  expect(about("ridge 2", "is it waterproof")).toMatch(/3,000 mm/);
  expect(about("ridge 2", "is it ok in strong wind")).not.toMatch(/salt/);
  expect(about("harbour 4", "do you have it in sand")).not.toMatch(/salt/);
  expect(about("glim", "is it ok if he drops it in the lake")).toMatch(/not underwater/);
});
