import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { toldIn } from "../figures/stated-figures.ts";

function answerTo(...messages: string[]): string {
  const say = talk("marketing");
  return messages.map((message) => say(message).text).at(-1) ?? "";
}

test.each([
  [
    ["I can spend 60 euros, one click is 30 cents, how many clicks is that?"],
    /^200 clicks: €60 ÷ €0\.30\./,
  ],
  [
    [
      "I can spend 60 euros, one click is 30 cents, how many clicks is that?",
      "and if 1 in 50 of those books, how many bookings?",
    ],
    /^4 bookings: 200 clicks \(€60 ÷ €0\.30\) × 2%\./,
  ],
  [["leaflets are 90 for 1500, what is one leaflet?"], /^0\.06 a leaflet: 90 ÷ 1,500 leaflets\./],
  [
    ["We paid 300 euros for posters and 600 people came. What did a visitor cost?"],
    /^€0\.50 a visitor: €300 ÷ 600 visitors\./,
  ],
  [
    [
      "We paid 300 euros for posters and 600 people came. What did a visitor cost?",
      "We want 900 next time at the same cost, what should we spend?",
    ],
    /^€450: 900 visitors × €0\.50\./,
  ],
  [
    ["£400 on ads brought 16 enquiries and 4 became clients. What does a client cost?"],
    /^£100 a client: £400 ÷ 4 clients\./,
  ],
  [
    [
      "£400 on ads brought 16 enquiries and 4 became clients. What does a client cost?",
      "what if only 2 had become clients?",
    ],
    /^£200 a client/,
  ],
  [
    [
      "£400 on ads brought 16 enquiries and 4 became clients. What does a client cost?",
      "how many enquiries do I need for 12 clients?",
    ],
    /^48 enquiries: 12 clients ÷ 25%\./,
  ],
  [
    ["at 4% conversion, how many clicks for 20 orders and what do they cost at 0.50 each?"],
    /^500 clicks: 20 orders ÷ 4%\. 250:/,
  ],
  [
    ["I had 80 clients and 20 came from a friend, what percent is that?"],
    /^25%: 20 of 80 clients\./,
  ],
  [
    ["We had 60 guests and 15 of them were new, what percentage is that?"],
    /^25%: 15 of 60 guests\./,
  ],
  [
    ["I paid 200 for flyers, 2,000 pieces. 20 people called, 5 booked. What did one call cost?"],
    /^10 a call: 200 ÷ 20 calls\./,
  ],
  [
    ["newsletter to 1,000 people, 40% open it and 5% of those book. how many bookings?"],
    /^20 bookings: 400 opens \(1,000 people × 40%\) × 5%\./,
  ],
  [
    [
      "spent 900 on ads: 450 clicks, 30 leads, 6 closed at 400",
      "cost per lead and cost per client?",
    ],
    /^30 a lead: .*150 a client: 900 ÷ 6 clients\./,
  ],
  [
    ["we posted 400 letters, 20 replied, 5 bought", "what percentage replied?"],
    /^5%: 20 of 400 letters\./,
  ],
  [
    ["we posted 400 letters, 20 replied, 5 bought", "and what percentage bought?"],
    /^25%: 5 of 20 /,
  ],
  [
    ["spent 80 on boosts: 1,600 views, 32 clicks, 4 orders", "how many clicks for 10 orders"],
    /^80 clicks: 10 orders ÷ 12\.5%\./,
  ],
  [
    ["we mail 600 people, 30% open, 5% of those click. how many clicks is that?"],
    /^9 clicks: 180 opens \(600 people × 30%\) × 5%\./,
  ],
  [
    [
      "we mail 600 people, 30% open, 5% of those click. how many clicks is that?",
      "and with 1,000 readers, how many clicks?",
    ],
    /^15 clicks: /,
  ],
  [
    ["spent 900 on ads: 450 clicks, 30 leads, 6 closed at 400", "and my roas?"],
    /^A ROAS of 2\.67: 2,400 \(6 customers × 400\) ÷ 900\./,
  ],
])("%j is worked out step by step", (messages, expected) =>
  expect(answerTo(...messages)).toMatch(expected),
);

test.each([
  ["I sell mugs at 24 euros, making one costs 11, a click is 0.40 and 3% buy. what is my profit?"],
  ["how much should I spend on ads as a florist?"],
  ["what is a good cost per lead"],
  ["what does cpc mean"],
  ["should I do flyers or a newsletter for 200 euros?"],
  ["a post about our 2 loaves for 9 euros, how many words?"],
])("“%s” is none of these sums", (message) =>
  expect(talk("marketing")(message).text).not.toMatch(/^\S+ (?:clicks?|an? \w+|customers?): .* ÷ /),
);

test("leaves the share of those at the start to the room that works it out", () =>
  expect(
    answerTo(
      "we had 300 visitors and 12 asked for a quote, 4 signed",
      "what share of visitors signed",
    ),
  ).toMatch(/^1\.33% /));

test.each([
  ["close rate went from 5 to 9 of 30", { sales: 9, leads: 30 }],
  ["6 of 40 became customers", { sales: 6, leads: 40 }],
  ["2 to 3 of the 20 bought", { sales: 2, leads: 20 }],
  ["we closed 9 at 2k", { sales: 9, price: 2000 }],
  ["3,100 spend, 4 signed at 1.5k", { spend: 3100, sales: 4, price: 1500 }],
  ["so what did one job cost me", {}],
])("in “%s”, counts and money are distinguished", (message, figures) =>
  expect(toldIn(message).figures).toEqual(figures),
);

test("what a customer costs follows from the cost of a lead and the shares behind it", () => {
  const say = talk("marketing");
  expect(
    say(
      "We sell a €9k licence. LinkedIn CPL is 120, lead to demo 20%, demo to deal 25%. What is our CAC?",
    ).text,
  ).toMatch(/2,400 a customer/);
});
