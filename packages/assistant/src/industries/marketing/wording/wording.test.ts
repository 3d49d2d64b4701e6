import { describe, expect, it, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { obeying, settledFor } from "./obey.ts";
import { ordersIn } from "./order.ts";
import { readingOf } from "./parts.ts";

function last(...messages: string[]): string {
  const say = talk("marketing");
  return messages.map((message) => say(message).text).at(-1) ?? "";
}

describe("what a message orders", () => {
  it.each([
    ["please don't mention the parking", [{ does: "cut", what: "parking" }]],
    [
      "leave out the phone number and the address",
      [
        { does: "cut", what: "phone number" },
        { does: "cut", what: "address" },
      ],
    ],
    ["leave out the barn, they all know it", [{ does: "cut", what: "barn" }]],
    ["i don't need a greeting", [{ does: "cut", what: "greeting" }]],
    ["no exclamation marks", [{ does: "cut", what: "exclamation marks" }]],
    ["without “hey you” please", [{ does: "cut", what: "hey you" }]],
    ["sign it Tom", [{ does: "sign", name: "Tom" }]],
    ["signed lena", [{ does: "sign", name: "Lena" }]],
    ["actually make that 42", [{ does: "value", of: "amount", to: "42" }]],
    ["order by tuesday not monday", [{ does: "swap", from: "Monday", to: "Tuesday" }]],
    ["say guests instead of customers", [{ does: "swap", from: "customers", to: "guests" }]],
    ["not use word “cheap”", [{ does: "cut", what: "cheap" }]],
    ["mention that dogs are welcome", [{ does: "add", what: "dogs are welcome" }]],
    ["the last line is strange", [{ does: "cut", what: "last line" }]],
  ])("%s", (part, orders) => expect(ordersIn(part)).toEqual(orders));

  it.each([
    "no appointment needed",
    "no booking fee in May",
    "make it shorter",
    "sign up by Friday",
    "sign me up",
    "a sign for the window",
    "we don't deliver on Sundays",
    "friendlier please",
    "Bread and cake from 9 to 5",
  ])("“%s” orders nothing of this kind", (part) => expect(ordersIn(part)).toEqual([]));

  it("stands apart from what readers are told", () =>
    expect(
      readingOf(
        "Flyer for our yard sale on 3 May, cakes 2 euros. No emojis and sign it Bea.",
        true,
      ),
    ).toMatchObject({
      orders: [{ what: "emojis" }, { name: "Bea" }],
      rest: "Flyer for our yard sale on 3 May, cakes 2 euros.",
    }));

  it("takes a word for the one that is banned beside it", () =>
    expect(readingOf("but don't say “clients”, say friends", false).orders).toEqual([
      { does: "swap", from: "clients", to: "friends" },
    ]));
});

describe("a text obeys", () => {
  const text =
    "Fresh rolls for €4. We’re open 7 to 12. You’ll find us in Elm Road 3. Just come in.";
  it.each([
    [
      { does: "cut", what: "opening hours" },
      "Fresh rolls for €4. You’ll find us in Elm Road 3. Just come in.",
    ],
    [
      { does: "cut", what: "price" },
      "Fresh rolls. We’re open 7 to 12. You’ll find us in Elm Road 3. Just come in.",
    ],
    [
      { does: "cut", what: "just come in" },
      "Fresh rolls for €4. We’re open 7 to 12. You’ll find us in Elm Road 3.",
    ],
    [
      { does: "swap", from: "4", to: "4.50" },
      "Fresh rolls for €4.50. We’re open 7 to 12. You’ll find us in Elm Road 3. Just come in.",
    ],
    [
      { does: "add", what: "dogs are welcome" },
      "Fresh rolls for €4. We’re open 7 to 12. Dogs are welcome. You’ll find us in Elm Road 3. Just come in.",
    ],
    [{ does: "sign", name: "Ada" }, `${text} – Ada`],
    [{ does: "cut", what: "parking" }, text],
  ] as const)("%j", (order, expected) => expect(obeying(text, order)).toBe(expected));

  it("puts right the value that a correction must mean, and none if it may be several", () => {
    expect(settledFor("Rolls for €4.", { does: "value", of: "amount", to: "5" })).toEqual({
      does: "swap",
      from: "€4",
      to: "5",
    });
    expect(
      settledFor("Rolls for €4, cakes for €6.", { does: "value", of: "amount", to: "5" }),
    ).toBeUndefined();
  });

  it("keeps the full stop behind an hour that is put right", () => {
    const own = "Choir at 6 pm. Just come in.";
    expect(obeying(own, { does: "value", of: "time", to: "7 pm" })).toBe(
      "Choir at 7 pm. Just come in.",
    );
  });

  it("keeps the date of a day that is said again", () =>
    expect(
      settledFor("On Saturday 14 March.", { does: "value", of: "day", to: "Saturday" }),
    ).toBeUndefined());
});

describe("in a talk", () => {
  const order = "A facebook post please: pottery course on 4 June, 6 pm, 45 euros, Clay Corner.";

  it("keeps an order out of the text and follows it", () => {
    const text = last(`${order} Don't mention the price, and sign it Ruth.`);
    expect(text).not.toMatch(/45|mention|sign/i);
    expect(text).toMatch(/– Ruth”/);
  });

  it("corrects twice", () => {
    expect(last(order, "sorry, 48 euros")).toMatch(/48/);
    expect(last(order, "sorry, 48 euros", "and it's 5 June")).toMatch(/5 June.*48|48.*5 June/s);
  });

  it("obeys in every further version", () =>
    expect(last(order, "leave out the price", "shorter")).not.toMatch(/45/));

  it.each([
    "where else could I put it up?",
    "what does a facebook ad cost?",
    "how many people see a post?",
    "what if I charge 40 instead",
  ])("answers what is asked beside the text: %s", (question) =>
    expect(last(order, question)).not.toMatch(/“.*pottery/i),
  );
});

test("a ban on what is not in the text leaves it as it is", () =>
  expect(
    last(
      "facebook post please: pottery course on 4 June, 45 euros",
      "haha nice. but don't say “get your hands dirty”",
    ),
  ).toMatch(/pottery course/i));

test("another text has no orders of the one before", () =>
  expect(
    last(
      "Write a facebook post: cake sale on 2 May, 5 euros a slice. Don't mention the price.",
      "Write a facebook post: cheese tasting on 9 May, 20 euros",
    ),
  ).toContain("20"));
