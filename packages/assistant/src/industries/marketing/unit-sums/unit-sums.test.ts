import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

/** The last reply of a conversation. */
const last = (...messages: string[]): string => {
  const say = talk("marketing");
  return messages.map((message) => say(message).text).at(-1) ?? "";
};

describe("sums on one customer", () => {
  test.each([
    [
      ["I spent 640 on facebook ads and won 4 clients", "each pays 90 and comes every 6 weeks"],
      "What is left to you of $90",
    ],
    [
      ["ads cost 500, 5 customers, i keep 40 of every 60. keep going or stop"],
      "Stop for now: a customer leaves you $40",
    ],
    [
      ["spent 450 got 3 clients", "i earn 60 a visit, once a month. any good"],
      "is back after 3 sales of $60",
    ],
    [["60 leads at $40 each lead, 20% close, what is my cac"], "$200 a customer: $40 ÷ 20%"],
    [["cac 900, arpu 100 at 75% margin. payback?"], "12 months"],
    [
      ["cac 900, arpu 100 at 75% margin. payback?", "churn 5%, ltv?"],
      "$1,500 a customer: $75 × 20 months",
    ],
    [
      ["cac 900, arpu 100 at 75% margin. payback?", "churn 5%, ltv?", "and ltv/cac ratio"],
      "1.7 to 1",
    ],
    [
      ["the stall costs 240 and i earn 12 on each jar, how many jars to break even"],
      "20 jars: $240 ÷ $12",
    ],
    [
      ["I charge 80 a lesson and keep 50%, flyers cost 300. break even at how many lessons"],
      "8 lessons",
    ],
    [["1200/8=140 right"], "No: 1200 ÷ 8 = 150"],
    [["1200 / 8 = 150, correct?"], "Yes: 1200 ÷ 8 = 150"],
    [["so 160 per customer and i earn 90 each, good or bad"], "you lose $70 on each"],
    [
      [
        "so 160 per customer and i earn 90 each, good or bad",
        "what if half of them come back once",
      ],
      "$135",
    ],
    [
      ["flat fee is 900, we keep 40%, leads cost us 30 and 1 of 5 signs. worth it or not"],
      "a customer leaves you $360 (40% of $900)",
    ],
    [["how many lamps to get the 300 back, i keep about 20 on each"], "15 lamps: $300 ÷ $20"],
    [
      ["avg sale is 18 and i make 25% on a book. what does that mean for ads"],
      "Hardly: a customer leaves you $4.50",
    ],
    [
      [
        "online class, 60 dollars. spent 200 on ads, 5 sold",
        "so whats the max i can pay per student",
      ],
      "$60 less your costs",
    ],
    [
      [
        "course is 60, ads 200, 5 sold. my costs are low, about 4 per student",
        "should i go on or stop",
      ],
      "Keep going: a customer leaves you $56",
    ],
    [["the agency took 2k and brought 10 leads, 4 signed"], "$200 a lead and $500 a customer"],
    [
      [
        "the agency took 2k and brought 10 leads, 4 signed",
        "each is worth 700 to us after costs",
        "what should a lead cost at most",
      ],
      "$280 at most: $700 a customer, and 4 of 10 buy",
    ],
    [
      [
        "5 new members from ads, paid 400",
        "they pay 60 a month and stay 6 months",
        "costs me half",
        "so is it worth it yes or no",
      ],
      "Yes: one stays 6 months and brings $180",
    ],
  ])("works out %j", (messages, text) => {
    expect(last(...messages)).toContain(text);
  });

  test("does not ask again for known figures when one is corrected", () => {
    expect(
      last("spent 800 got 4 customers", "each pays 150 every month", "150 is the price"),
    ).toMatch(/left to you of \$150/);
  });

  test.each(["what does cac mean", "how do i lower my cac", "how long until ads pay off"])(
    "leaves %j to other stages",
    (message) => {
      expect(talk("marketing")(message).handled).not.toMatch(/^sum:unit/);
    },
  );
});
