import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { freshState } from "../../../dialogue/types.ts";
import { bookIn, ledgerOf, withLedger } from "./book.ts";
import type { Book, Role } from "./identities.ts";
import { entriesIn } from "./read.ts";

/** The same account in many wordings, orders and numbers of messages gives the same sums. */

type Wordings = readonly ((value: number) => string)[];
type Fact = "spend" | "clicks" | "orders" | "price" | "unitCost";

const wordings: Readonly<Record<Fact, Wordings>> = {
  spend: [
    (n) => `I spent ${n} on Google ads`,
    (n) => `my Facebook ads cost me ${n}`,
    (n) => `${n} on ads`,
    (n) => `we paid ${n} for Instagram ads`,
    (n) => `ad spend was ${n}`,
    (n) => `we put ${n} into advertising`,
    (n) => `${n} spent on Google`,
    (n) => `the campaign cost ${n}`,
    (n) => `€${n} went into Meta ads`,
  ],
  clicks: [
    (n) => `${n} clicks`,
    (n) => `it brought ${n} visitors`,
    (n) => `clicks were ${n}`,
    (n) => `we got ${n} clicks from it`,
  ],
  orders: [
    (n) => `${n} orders`,
    (n) => `we made ${n} sales`,
    (n) => `${n} customers bought`,
    (n) => `got ${n} bookings out of it`,
    (n) => `it brought ${n} new customers`,
    (n) => `${n} people ordered`,
    (n) => `sold ${n} lamps`,
  ],
  price: [
    (n) => `average order ${n}`,
    (n) => `an order is worth ${n}`,
    (n) => `people pay ${n} each`,
    (n) => `I sell them at ${n}`,
    (n) => `${n} on average per order`,
    (n) => `AOV is ${n}`,
    (n) => `customers spend ${n} on average`,
    (n) => `price is ${n}`,
  ],
  unitCost: [
    (n) => `one costs me ${n} to make`,
    (n) => `making one is ${n}`,
    (n) => `materials are ${n} per order`,
    (n) => `I buy them for ${n}`,
    (n) => `${n} each for ingredients`,
    (n) => `production costs ${n} apiece`,
    (n) => `it costs ${n} to make and ship`,
    (n) => `each one sets me back ${n}`,
  ],
};

/** A small generator of numbers that are the same in every run. */
function chance(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * most);
  };
}

type Account = Readonly<Record<Fact, number>>;

function accountOf(pick: (most: number) => number): Account {
  const orders = 11 + pick(60);
  const unitCost = 6 + pick(30);
  const price = unitCost + 8 + pick(60);
  return {
    orders,
    unitCost,
    price,
    spend: orders * (5 + pick(40)) + 1,
    clicks: orders * (20 + pick(60)),
  };
}

function shuffled<Item>(items: readonly Item[], pick: (most: number) => number): Item[] {
  const left = [...items];
  const all: Item[] = [];
  while (left.length > 0) all.push(...left.splice(pick(left.length), 1));
  return all;
}

/** Tells an account in some order, over one to three messages. */
function told(account: Account, pick: (most: number) => number): string[] {
  const facts = shuffled(Object.keys(account) as Fact[], pick);
  const parts = facts.map((fact) => {
    const ways = wordings[fact];
    return ways[pick(ways.length)]?.(account[fact]) ?? "";
  });
  const messages = 1 + pick(3);
  return Array.from({ length: messages }, (_, at) =>
    parts.filter((_part, index) => index % messages === at).join(", "),
  ).filter((text) => text !== "");
}

function bookAfter(messages: readonly string[]): Book {
  let state = freshState();
  for (const message of messages) {
    const figures = withLedger(message, state);
    if (figures !== undefined) state = { ...state, figures };
  }
  return bookIn(ledgerOf(state));
}

const seeds = Array.from({ length: 400 }, (_, seed) => seed + 1);

function expectAccount(book: Book, account: Account, said: string): void {
  for (const fact of Object.keys(account) as (Fact & Role)[])
    expect(book[fact]?.value, `${fact} of “${said}”`).toBe(account[fact]);
  const { price, unitCost, spend, orders } = account;
  expect(book.profitPer?.value).toBeCloseTo(price - unitCost - spend / orders, 6);
}

describe("an account in any wording and order", () => {
  test("gives the same sums", () => {
    for (const seed of seeds) {
      const pick = chance(seed);
      const account = accountOf(pick);
      const messages = told(account, pick);
      expectAccount(bookAfter(messages), account, messages.join(" | "));
    }
  });

  test("is put right by a correction", () => {
    for (const seed of seeds) {
      const pick = chance(seed + 1000);
      const account = accountOf(pick);
      const fact = (Object.keys(account) as Fact[])[pick(5)] ?? "orders";
      const other = { ...account, [fact]: account[fact] + 2 };
      const ways = wordings[fact];
      const says = ways[pick(ways.length)] ?? String;
      const correction = `sorry, ${says(other[fact])}, not ${account[fact]}`;
      const messages = [...told(account, pick), correction];
      expectAccount(bookAfter(messages), other, messages.join(" | "));
    }
  });

  test("is not changed by a repetition, in total or for one", () => {
    for (const seed of seeds.slice(0, 100)) {
      const pick = chance(seed + 5000);
      const account = accountOf(pick);
      const whole = { ...account, spend: account.orders * 7 };
      const again = [
        "So 7 per order for the ads?",
        "7 for the ad already, per order!",
        `${whole.unitCost} for making it and 7 for ads, out of ${whole.price}`,
        `I told you, ${whole.spend} spent and ${whole.orders} orders`,
      ][pick(4)];
      const messages = [...told(whole, pick), again ?? ""];
      expectAccount(bookAfter(messages), whole, messages.join(" | "));
    }
  });
});

describe("what is asked is answered from the account", () => {
  const asked: readonly (readonly [string, (account: Account) => number, RegExp])[] = [
    [
      "do I make money on it?",
      ({ price, unitCost, spend, orders }) => Math.abs(price - unitCost - spend / orders),
      /^(?:Yes|No), /,
    ],
    [
      "what do I lose or earn per order?",
      ({ price, unitCost, spend, orders }) => Math.abs(price - unitCost - spend / orders),
      /^You /,
    ],
    ["so what does one order cost me in ads?", ({ spend, orders }) => spend / orders, /^/],
    [
      "how many orders do I need to break even?",
      ({ price, unitCost, spend }) => Math.ceil(spend / (price - unitCost)),
      /^/,
    ],
    [
      "what order value would I need to break even?",
      ({ unitCost, spend, orders }) => unitCost + spend / orders,
      /^/,
    ],
    [
      "and which conversion rate to break even?",
      ({ price, unitCost, spend, clicks }) => (spend / (price - unitCost) / clicks) * 100,
      /^/,
    ],
    [
      "what may a click cost at most so that I don't lose money?",
      ({ price, unitCost, orders, clicks }) => ((price - unitCost) * orders) / clicks,
      /^/,
    ],
    ["what is my conversion rate?", ({ orders, clicks }) => (orders / clicks) * 100, /^/],
  ];

  const shown = (value: number): RegExp => {
    const rounded = Math.round(value * 100) / 100;
    const text = rounded.toLocaleString("en-US");
    return new RegExp(`(?<![\\d.,])${text.replace(".", "\\.")}0?(?!\\d)(?!\\.\\d)`);
  };

  test.each(asked)("%s", (question, expected, lead) => {
    for (const seed of [3, 14, 15]) {
      const pick = chance(seed + question.length * 31);
      const account = accountOf(pick);
      const say = talk("marketing");
      for (const message of told(account, pick)) say(message);
      const { text } = say(question);
      expect(text, JSON.stringify(account)).toMatch(shown(expected(account)));
      expect(text).toMatch(lead);
    }
  });
});

const candles = "600 on ads, 24 orders, average order 35, one costs 12 to make.";

test.each([
  // what is claimed is checked
  [[candles, "So I lose 2 per order?"], /^Yes, you lose 2 an order/],
  [[candles, "So I lose 3 per order, right?"], /^No, you lose 2 an order/],
  // what is supposed is not kept
  [[candles, "what if I get 30 orders?"], /^Then you earn 3 an order/],
  [
    [candles, "what if I get 30 orders?", "and how much do I lose per order now?"],
    /^You lose 2 an order/,
  ],
  // the currency is the visitor's, or none
  [
    ["600 € on ads, 24 orders, average order 35 €, one costs 12 to make. worth it?"],
    /^No, you lose €2 an order/,
  ],
  // a figure that is missing is asked for, after what can be said
  [
    ["600 on ads, 24 orders, average order 35. do I make money?"],
    /costs 25 in ads .*What do they cost you\?$/,
  ],
  // through a list to the revenue
  [
    ["4,200 subscribers, 2.6% click, 4% of those buy at 58 € on average. what revenue is that?"],
    /^€253\.34:/,
  ],
  // of ratios alone
  [
    ["roas is 2, margin 40%. do the ads pay?"],
    /^No: of every 100 of revenue, 40 is left after goods and 50 went into ads/,
  ],
  // figures that are supposed of an account not told yet are the account
  [
    [
      "if leads cost 90 each and 5% become customers, how many customers do I get for 12,000 and what's the CAC?",
    ],
    /^About 6\.7 customers: .* 1,800 a customer/,
  ],
  // a first account is not questioned for its margin
  [["I paid 1,900 euros for Google Ads and got 3 enquiries."], /^That’s €633\.33 an enquiry/],
  // one of several who asked
  [
    [
      "1,900 euros for Google Ads and exactly 3 enquiries",
      "One bought, for 14,000, my margin on that was about 30 percent",
    ],
    /^You earn €2,300/,
  ],
])("%j", (messages, reply) => {
  const say = talk("marketing");
  const replies = messages.map((message) => say(message).text);
  expect(replies.at(-1)).toMatch(reply);
});

test("a total of an hour leaves those of a month as they are", () => {
  expect(entriesIn("30 clicks an hour, 90 orders a month").told).toContainEqual(["orders", 90]);
});
