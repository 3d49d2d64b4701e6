import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";
import { toldIn } from "./stated-figures.ts";

const account = "spent 2,400 on search ads: 1,200 clicks, 40 leads, 8 closed at 900";

test.each([
  [
    "cost per lead and cost per client?",
    "$2,400 ÷ 40 = $60 an enquiry. $2,400 ÷ 8 = $300 a client.",
  ],
  [
    "cpc, cpl and cac pls",
    "$2,400 ÷ 1,200 = $2 a click. $2,400 ÷ 40 = $60 an enquiry. $2,400 ÷ 8 = $300 a customer.",
  ],
  ["what was my roas", "ROAS 3: $7,200 ÷ $2,400."],
  ["whats the most i can pay for a click", "For that, I need your margin."],
  ["thats 70 a lead right?", "No: $2,400 ÷ 40 = $60 an enquiry."],
  [
    "if i spend 6000 next month how many customers",
    "About 20 customers, if each costs the same: $6,000 ÷ $300 ($2,400 brought 8).",
  ],
])("“%s” is calculated from the figures given", (asked, answer) => {
  const say = talk("marketing");
  say(account);
  expect(say(asked).text).toBe(answer);
});

test("a limit needs the margin, and each sentence asks for its own metric metric", () => {
  const say = talk("marketing");
  say(account);
  say("margin is 50%");
  expect(say("cost per customer. and the max cpc?").text).toBe(
    "$2,400 ÷ 8 = $300 a customer. $3 a click at most: 8 × $900 × 50% = $3,600, ÷ 1,200. You pay $2 now.",
  );
});

test.each([
  ["close rate went from 5 to 9 of 30", { sales: 9, leads: 30 }],
  ["6 of 40 became customers", { sales: 6, leads: 40 }],
  ["2 to 3 of the 20 bought", { sales: 2, leads: 20 }],
  ["we closed 9 at 2k", { sales: 9, price: 2000 }],
  ["3,100 spend, 4 signed at 1.5k", { spend: 3100, sales: 4, price: 1500 }],
  ["so what did one job cost me", {}],
  ["go back to the 3000 plan", {}],
])("in “%s”, counts and money are distinguished", (message, figures) =>
  expect(toldIn(message).figures).toEqual(figures),
);

test.each(["what is a good cost per lead", "how do i lower my cac", "what does cpc mean"])(
  "“%s” asks for no sum",
  (asked) => {
    const say = talk("marketing");
    say(account);
    expect(say(asked).text).not.toMatch(/^\$[\d,]+ ÷/);
  },
);
