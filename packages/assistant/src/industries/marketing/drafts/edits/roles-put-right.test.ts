import { expect, test } from "vitest";
import { asksWhatIsWrong, rolesPutRight } from "./roles-put-right.ts";

const draft = { kind: "invitation", price: 18, written: 1 };

test.each([
  ["price no, 18 is the hour", { hours: "18:00" }],
  ["no the hour is 7", { hours: "7" }],
  ["19:30 is the time", { hours: "19:30" }],
])("“%s” makes an hour of it", (message, values) => {
  expect(rolesPutRight(message, draft)).toMatchObject(values);
});

test("a sum may be put right, and a price taken out", () => {
  expect(rolesPutRight("25 is the price", draft)).toMatchObject({ price: 25 });
  expect(rolesPutRight("there is no price", draft)).not.toHaveProperty("price");
  expect(rolesPutRight("we open at 18", draft)).toBeUndefined();
});

test("a number that is wrong gives way to another, wherever it stands", () => {
  const own = { kind: "message", content: "Eggs, 9 a box, 19 in all", price: 9 };
  expect(rolesPutRight("no the 9 is wrong its 9.50 now", own)).toMatchObject({
    content: "Eggs, 9.50 a box, 19 in all",
    price: 9.5,
  });
});

test("“please correct” does not say what", () => {
  expect(asksWhatIsWrong("please correct it")).toBe(true);
  expect(asksWhatIsWrong("please correct the price to 20")).toBe(false);
});
