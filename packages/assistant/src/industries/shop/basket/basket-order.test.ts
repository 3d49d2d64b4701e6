import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

/** The last reply of a conversation, with the basket after it: “2 × glim, 1 × wick”. */
function after(...messages: readonly string[]) {
  const say = talk("e-commerce");
  const last = messages.map((message) => say(message)).at(-1);
  const basket = (last?.state.basket ?? [])
    .map(
      ({ id, count, variant }) => `${count} × ${id}${variant === undefined ? "" : `, ${variant}`}`,
    )
    .toSorted()
    .join("; ");
  return { basket, text: last?.text ?? "" };
}

const lamps = "we'd like three headlamps, a lantern and the Kettle please, what does that come to";

test("each of several things in a message is counted by itself", () => {
  const { basket, text } = after(lamps);
  expect(basket).toBe("1 × kettle; 1 × wick; 3 × glim");
  expect(text).toMatch(/^\$231 for 3 × Glim headlamp, the Wick lantern and the Kettle stove/);
});

test.each([
  ["make that two headlamps", "1 × kettle; 1 × wick; 2 × glim"],
  ["and one more lantern", "1 × kettle; 2 × wick; 3 × glim"],
  ["but not the stove, my brother has one", "1 × wick; 3 × glim"],
  ["i HAVE a stove. total?", "1 × wick; 3 × glim"],
  ["drop one of the headlamps and add two embers", "1 × kettle; 1 × wick; 2 × ember; 2 × glim"],
  ["scrap the lantern, put a dune in instead", "1 × dune; 1 × kettle; 3 × glim"],
  ["lose the kettle. and is express possible?", "1 × wick; 3 × glim"],
  ["no, i said one headlamp, two lanterns and the stove", "1 × glim; 1 × kettle; 2 × wick"],
  ["2 of each", "2 × glim; 2 × kettle; 2 × wick"],
])("after a total, “%s” changes what it says and nothing else", (message, basket) => {
  expect(after(lamps, message).basket).toBe(basket);
});

const bags = "price of one Ridge 2 and four Dunes";

test.each([
  ["and with the warm ones instead?", "1 × ridge-2; 4 × ember"],
  ["what if one of the four was the warm one", "1 × ember; 1 × ridge-2; 3 × dune"],
  ["how much with the ember for one of us", "1 × ember; 1 × ridge-2; 3 × dune"],
  ["the ember instead of two dunes", "1 × ridge-2; 2 × dune; 2 × ember"],
  ["swap the ridge for a lee 1", "1 × lee-1; 4 × dune"],
  ["same but with the ember", "1 × ridge-2; 4 × ember"],
])("“%s” exchanges one for another of its kind", (message, basket) => {
  expect(after(bags, message).basket).toBe(basket);
});

test("what was exchanged can be changed back, and counted by “it”", () => {
  expect(after(bags, "rather the embers", "no, back to the cheap ones").basket).toBe(
    "1 × ridge-2; 4 × dune",
  );
  expect(after(bags, "and a lantern", "make it three").basket).toBe(
    "1 × ridge-2; 3 × wick; 4 × dune",
  );
  expect(after(bags, "plus a glim", "another one", "sorry, only one").basket).toBe(
    "1 × glim; 1 × ridge-2; 4 × dune",
  );
});

test("a side question changes nothing in the basket", () => {
  const aside = [
    "is the lantern waterproof?",
    "does the cairn 28 fit under a seat",
    "how heavy is the lee 1",
  ];
  for (const question of aside) expect(after(bags, question).basket).toBe("1 × ridge-2; 4 × dune");
  expect(after(bags, "which is warmer, the ember or the dune?").basket).toBe(
    "1 × ridge-2; 4 × dune",
  );
});

test("a size or colour belongs to what it is said of", () => {
  expect(after("i'd like a lee 1 and a cairn 28 in rust", "total?").basket).toBe(
    "1 × cairn-28, rust; 1 × lee-1",
  );
  expect(after("the cairn 48 in M and the ember, total?", "same in size L").basket).toBe(
    "1 × cairn-48, size L; 1 × ember",
  );
});

test("gift wrapping and express stay in the sum until they are taken back", () => {
  expect(after(lamps, "can you wrap the lantern as a present", "sum?").text).toMatch(
    /\$3\.50 gift wrapping with a note/,
  );
  expect(after(bags, "total with express", "and a lantern").text).toMatch(/\$12\.90 express/);
  expect(after(bags, "total with express", "without express then?").text).toMatch(/delivery free/);
});

test("price and weight are of all that is in the basket, as often as it is in it", () => {
  expect(after("ember x2 + kettle, price n weight pls").text).toMatch(
    /^\$363 for 2 × Ember sleeping bag and the Kettle stove.*Together it weighs 2\.03 kg/,
  );
  expect(after(bags, "what does it all weigh").text).toMatch(/^6\.7 kg together/);
});

test("the question beside a change is answered after it", () => {
  const { text, basket } = after(bags, "one dune less, and is the dune machine washable?");
  expect(basket).toBe("1 × ridge-2; 3 × dune");
  expect(text).toMatch(/^\$396 .*30 °C/);
});

test.each([
  "a tent for two",
  "I need a headlamp",
  "we need a tent, sleeping bags and a stove",
  "do you have the dune in black",
  "i bought two embers, can i send one back",
  "is the ridge 2 or the lee 1 better for wind",
  "which pack for a hike with a tent",
])("“%s” puts nothing into the basket by name", (message) => {
  expect(after(message).text).not.toMatch(/^\$[\d.]+ (?:for|in all)/);
});

test.each([
  ["can i afford a lantern too?", /^No: \$376 for .*\$76 over your \$300/],
  ["and with a headlamp, still within 400?", /^\$366 for .*That’s within your \$400/],
])("“%s” adds to what was proposed, and is set against the limit", (message, answer) => {
  const { text, basket } = after("i have $300 for a tent for two and two bags", message);
  expect(text).toMatch(answer);
  expect(basket).toMatch(/2 × dune/);
});

test("what may be spent never leaves an empty outfit", () => {
  const { text } = after("tell me about the kettle", "i need a lamp too, max 60 for both");
  expect(text).not.toMatch(/\$0/);
});

test("what is taken up is asked about next, and not the order before it", () => {
  const { text } = after("can i return BK-10355", "i take the glim. when does it arrive?");
  expect(text).toMatch(/Glim headlamp.*order today, it arrives/);
});

test("weight and price are told once, and the weights of things that are named are theirs", () => {
  const both = after(
    "OK: Lee 1, Dune and Kettle. What is the total weight and the total price?",
  ).text;
  expect(both.match(/\d kg/g)).toHaveLength(1);
  const named = after(bags, "what do the lee 1, one dune and one ember weigh together?");
  expect(named.text).toMatch(/^3\.04 kg together/);
});
