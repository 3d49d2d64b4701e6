import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { factIds, productFacts } from "./product-facts.ts";
import { products } from "./sample.ts";

test("every product has facts, and every fact belongs to a product", () => {
  expect(Object.keys(productFacts).toSorted()).toEqual(products.map(({ id }) => id).toSorted());
  for (const facts of Object.values(productFacts))
    for (const id of Object.keys(facts)) expect(factIds).toContain(id);
});

test("two figures requested in one sentence are both given, however long it is", () => {
  const say = talk("e-commerce");
  say("tell me about the ridge 2");
  expect(say("whats the inner height and the vestibule depth").text).toBe(
    "The Ridge 2 tent is 105 cm high inside and has a porch 70 cm deep.",
  );
  expect(say("what hydrostatic head and denier is the floor?").text).toMatch(/70 denier.*5,000 mm/);
  // A question that also mentions something else is not answered with the bare figure.
  expect(say("what height must my living room have to keep a parrot in there").text).not.toMatch(
    /105 cm/,
  );
});

test("a fact that shares words with a headline figure is not answered with that figure", () => {
  const lamp = talk("e-commerce");
  lamp("tell me about the glim");
  expect(lamp("is it waterproof if he drops it in the lake").text).toMatch(/not underwater/);
  expect(lamp("is it waterproof").text).toMatch(/^Yes, .*works in the rain/);
  expect(lamp("whats the battery, can i replace it").text).toMatch(/1,200 mAh/);
  expect(lamp("how long does the battery last").text).toMatch(/40 hours/);
  const stove = talk("e-commerce");
  stove("tell me about the kettle stove");
  expect(stove("what pot fits on it").text).toMatch(/18 cm/);
  expect(stove("do you sell pots").text).not.toMatch(/18 cm/);
});
