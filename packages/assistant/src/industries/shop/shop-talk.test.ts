import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("the return deadline is calculated from the details given, not quoted as a rule", () => {
  const say = talk("e-commerce");
  expect(say("the boots i bought are too small").text).toMatch(/exchang/i);
  expect(say("had them for seven weeks. too late?").text).toMatch(
    /^No, .*30 days from delivery, and 7 weeks is 49 days/,
  );
  expect(say("so yes or no").text).toMatch(/^No[:,] 7 weeks/);
  const early = talk("e-commerce");
  expect(early("got it 2 weeks ago, can i still send it back?").text).toMatch(/^Yes[:,] /);
});

test("a short question after an order is about that order", () => {
  const say = talk("e-commerce");
  say("where is BK-10482");
  expect(say("so is it here tomorrow?").text).toBe(
    "Yes: BK-10482 is due tomorrow, on Sunday, 22 November. From that morning on, the tracking link narrows it down to two hours.",
  );
  expect(say("not before friday?").text).toMatch(/BK-10482 is due/);
  expect(say("can the neighbours take it").text).toMatch(/^Yes, .*neighbour/);
  expect(say("what was my order number again").text).toMatch(/^It’s BK-10482/);
});

test("a customer without a number hears where to find it, and is not asked again", () => {
  const say = talk("e-commerce");
  say("where is my parcel");
  const { text } = say("i deleted the mail, just look it up by my name");
  expect(text).toMatch(/shop team can find it by name/);
  expect(text).not.toMatch(/Which order/);
});

test("a product that broke in use gets first aid and the warranty, not a purchase", () => {
  const say = talk("e-commerce");
  expect(say("my tent drips at the seams, had it since march").text).toMatch(
    /^I’m sorry about that\. .*seam sealer.*warranty covers it/,
  );
  expect(say("what should i send you").text).toMatch(/^Send two photos/);
  expect(say("and if you can't repair it").text).toMatch(/replace/);
  expect(talk("e-commerce")("the parcel came with a torn tent").text).not.toMatch(/patch/);
});

test("something lighter, warmer or cheaper is found relative to the current product", () => {
  const say = talk("e-commerce");
  say("how heavy is the ridge 2");
  expect(say("anything lighter?").text).toMatch(/^Yes, the Lee 1 shelter: 980 g against 1\.9 kg/);
  const bags = talk("e-commerce");
  bags("tell me about the ember sleeping bag");
  expect(bags("got a warmer one?").text).toMatch(/^No, none of our sleeping bags is warmer/);
  bags("which is lighter, ember or dune");
  expect(bags("by how much").text).toMatch(/^By \d+ g/);
});

test("a product that burns gas is not a present for a child, whatever its use", () => {
  const say = talk("e-commerce");
  say("how much is the kettle stove");
  expect(say("my niece is 10, is it safe for her?").text).toMatch(
    /^Not alone at 10\. It burns gas/,
  );
});

test("products the shop does not sell are declined, and reworded the second time", () => {
  const say = talk("e-commerce");
  expect(say("hi, i am looking for a warm jacket, under 200 grams").text).toMatch(
    /^No, the sample shop has no jacket\. It sells tents/,
  );
  expect(say("no rain jackets either? show me any jackets").text).toMatch(/^We really have no/);
  expect(talk("e-commerce")("does the lamp fit in my jacket pocket").handled).not.toBe("not_sold");
});

test("all figures requested for two products are given, and missing ones are named", () => {
  const say = talk("e-commerce");
  expect(say("compare ridge 2 and lee 1: weight, packed size, colour").text).toBe(
    "Ridge 2 tent: 1.9 kg, 42 × 14 cm, moss green. Lee 1 shelter: 980 g, 38 × 12 cm, moss green.",
  );
  expect(say("what is the carbon footprint of the ridge 2").text).toMatch(
    /^The catalogue doesn’t give the CO₂ footprint\./,
  );
});

test("a customer who has sent something back is not told that they may", () => {
  const say = talk("e-commerce");
  expect(say("i sent it back 12 days ago and heard nothing").text).not.toMatch(
    /within the 30 days/,
  );
  say("BK-10391");
  const { text, reply } = say("i wanted an exchange for another colour, no money");
  expect(text).toMatch(/booked as a refund of \$149, not as an exchange/);
  expect(reply.choices?.map(({ label }) => label)).toContain("Talk to a person");
});

test("no sleeping bag is recommended for temperatures it is not rated for", () => {
  expect(talk("e-commerce")("i need a sleeping bag for the mountains, minus 10").text).toMatch(
    /^None of our bags is made for −10 °C/,
  );
});

test("the cheapest for three is a tent for three", () => {
  const say = talk("e-commerce");
  say("tent for two");
  expect(say("theres 3 of us now, whats the cheapest that fits").text).toMatch(
    /^(?:The|I’d get the) Harbour 4/,
  );
});

test("a side question about an order is not answered with its delivery date", () => {
  const say = talk("e-commerce");
  say("where is bk-10482");
  expect(say("does it need a signature, no one is in tomorrow").text).not.toMatch(
    /^Yes[:,] BK-10482 is due/,
  );
});

test("a number with a unit is not a quantity", () => {
  const say = talk("e-commerce");
  say("how much is the kettle stove");
  expect(say("20 minutes by bike to your store, nice").text).not.toMatch(/20 ×/);
});

test("an unrecorded figure is not answered with a similar one", () => {
  const say = talk("e-commerce");
  say("what does the ember weigh");
  expect(say("who stuffs the down for you").text).not.toMatch(/is made of down/);
});

test("a question about wind is not answered about rain", () => {
  const say = talk("e-commerce");
  expect(say("does the lee 1 hold in a gale").text).toMatch(
    /^No[:,] the Lee 1 shelter needs a sheltered spot.*Ridge 2 tent stands well/,
  );
});

test("a question need not name the current product", () => {
  const say = talk("e-commerce");
  say("what does the cairn 28 weigh");
  expect(say("is there a sleeve for a computer").text).toMatch(/15-inch laptop/);
});

test("a customer who has not bought anything is not asked for a number", () => {
  const say = talk("e-commerce");
  say("something is wrong with my order");
  const { text, state } = say("i have not ordered anything yet. how heavy is the dune");
  expect(text).toMatch(/1\.2 kg/);
  expect(state.flow).toBeUndefined();
});

test("a returned item is not offered for return", () => {
  const say = talk("e-commerce");
  expect(say("we returned our lantern two weeks ago and no refund yet").text).not.toMatch(
    /within the 30 days/,
  );
});

test("a requested kind is found, whatever unusual purpose is stated", () => {
  const say = talk("e-commerce");
  expect(
    say("hiya, i am looking for a backpack for my nieces jamboree with the brownies").text,
  ).toMatch(/Cairn/);
});
