import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const saying = (...messages: readonly string[]) => {
  const say = talk("e-commerce");
  for (const message of messages.slice(0, -1)) say(message);
  return say(messages.at(-1) ?? "").text;
};
const broken = "the zip of my tent broke";

test.each(["bought it in july", "we got it in april", "i had it since may"])(
  "“%s” tells the age of what broke",
  (message) => {
    expect(saying(broken, message)).toMatch(/30 days for returns are over.*warranty/s);
  },
);

test.each(["no receipt, was a present", "no order number sorry", "i have no confirmation"])(
  "“%s” of what broke needs no number",
  (message) => {
    expect(saying(broken, message)).toMatch(/can find the purchase by your name/);
  },
);

test.each(["that card has expired", "my old card is gone", "the account is closed now"])(
  "“%s” while money is to come back",
  (message) => {
    expect(saying("where is my money, BK-10391", message)).toMatch(/another way/);
  },
);

test("an expired card alone does not ask for a refund", () => {
  expect(saying("my card expired, how can i pay")).not.toMatch(/passes it on/);
});

test.each(["can i pay in three parts", "do you have installments", "possible to pay in 3?"])(
  "“%s” asks for instalments",
  (message) => {
    expect(saying("tell me about the ridge 2", message)).toMatch(/three interest-free instalments/);
  },
);

test.each(["do you guys have rain jackets", "have you got hiking boots", "do u guys sell gloves"])(
  "“%s” is not sold",
  (message) => {
    expect(saying(message)).toMatch(/^No, the sample shop has no/);
  },
);

test("a present for someone with a hobby gets advice", () => {
  expect(saying("a gift for my mum, she loves climbing")).toMatch(/^I’d get/);
});
