import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("wind, the dog and the limit are all answered", () => {
  const { text } = talk("e-commerce")(
    "we need a tent for 2 people and a shepherd, at most 300 dollars, often in strong wind at the coast",
  );
  expect(text).toMatch(/Harbour 4 tent \(\$329\).*\$29 over your \$300.*sheltered spot.*Ridge 2/);
});

test("whether a small tent is enough gets a no first", () => {
  expect(
    talk("e-commerce")("is a tent for 2 people big enough with our retriever too?").text,
  ).toMatch(/^No: the Harbour 4/);
});

test("without wind there is nothing of it", () => {
  expect(talk("e-commerce")("which tent for me and two big dogs?").text).not.toMatch(/wind/);
});
