import { describe, expect, it } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

/** Tests speak on Saturday, 21 November 2026. */
const after = (...messages: string[]): string => {
  const send = talk("marketing");
  return messages.map((message) => send(message).text).at(-1) ?? "";
};
const gifts = "I sell chocolates. How do I get more orders for Mother's Day?";
const opening = "We open a small bookshop on 6 February. In which order should I announce it?";

describe("an agenda leads up to a day", () => {
  it.each([
    [gifts, /^Mother’s Day, 9 May:/],
    [`${gifts} I can spend 80 pounds`, /^Mother’s Day, 7 March:/],
    [opening, /^The opening, 6 February:\n– .*map listing/],
    [
      "our yoga workshop is on 16 January, give me the steps with dates",
      /^The workshop, 16 January:/,
    ],
    ["august is dead in our salon. what's the plan?", /^For a quiet August:/],
    ["we launch a vegan menu on 12 January. what should I do first?", /^The launch, 12 January:/],
    ["we open our salon early in March. what do I do first?", /^The opening, 1 March:/],
    ["we reopen 3 February after the works. what do I do first?", /^The opening, 3 February:/],
  ])("%s", (message, text) => expect(after(message)).toMatch(text));

  it("moves the steps together if little time is left", () => {
    const lines = after("the open evening of our gym is on 1 December. when do I announce it?");
    expect(lines).not.toMatch(/(?:Oct|1[0-9]|20) Nov/);
    expect(lines).toMatch(/22 Nov/);
  });

  it("asks for the day if only the month is known", () =>
    expect(after("my cafe opens in March, what do I do first?")).toMatch(/Which day/));
});

describe("what is asked of it follows from its steps", () => {
  it.each([
    ["and when should I begin?", /^On Sunday, 11 April, 4 weeks before/],
    ["what's the deadline for orders?", /^On Thursday, 6 May: last day/],
    ["when do I write to my customers?", /^On Thursday, 22 April/],
    ["what if nobody orders?", /^If orders are few/],
    ["how many hours does it take me? how much work is it", /^About \d+ hours/],
    ["what will it cost?", /15 is enough/],
    ["what does the whole plan cost?", /15 is enough/],
    ["so much work!", /^Mother’s Day, 9 May:(?:\n– .*){3}$/],
    ["I've got no shop window", /^Mother’s Day, 9 May:\n(?!.*in the window)/s],
    ["that's too much, only the most important", /^Mother’s Day, 9 May:(?:\n– .*){3}$/],
    ["and facebook?", /^On .*: post a picture/],
  ])("%s", (question, text) => expect(after(gifts, question)).toMatch(text));

  it("counts on from the step told last", () => {
    expect(after(opening, "what first?", "and then?")).toMatch(/^Then, on .*: visit/);
    expect(after(opening, "what first?", "and then?", "next")).toMatch(/^Then, on .*: post/);
  });

  it("takes a new day, and a budget, but no number of people", () => {
    expect(after(opening, "sorry, it's the 13 February")).toMatch(/^The opening, 13 February:/);
    expect(after(opening, "I have 300 euros, is that enough?")).toMatch(/^Yes: .*€200 for ads/);
    expect(after(opening, "the town has 20 thousand people")).not.toMatch(/20,000/);
  });

  it.each([
    [
      "we only use our newsletter and facebook",
      /^Mother’s Day, 9 May:\n(?!.*in the window)(?=.*regulars).*post a picture/s,
    ],
    ["I have no computer and nothing online", /^Mother’s Day, 9 May:\n(?!.*post a picture)/s],
    ["my husband not want instagram", /^Mother’s Day, 9 May:\n(?!.*post a picture)/s],
    ["what if hardly anyone orders?", /^If orders are few/],
  ])("%s", (told, text) => expect(after(gifts, told)).toMatch(text));

  it("counts chairs for an event, and takes no ticket price for a budget", () => {
    const choir =
      "our choir sings in the church hall on 19 December, tickets 8 euros. what ought I to do, and when?";
    expect(after(choir)).not.toMatch(/ads within/);
    expect(after(choir, "when do I take the last bookings?")).toMatch(/^On Friday, 18 December/);
  });

  it("leaves the text just written to the writer", () =>
    expect(
      after(gifts, "Write a caption: pralines for Mother's Day, 12 euros", "and for the window?"),
    ).toMatch(/^For the sign/));

  it("leaves sums and texts to others", () => {
    const send = talk("marketing");
    send(gifts);
    expect(send("Write a caption: pralines for Mother's Day, 12 euros").handled).toMatch(/^draft/);
  });
});

describe("what is not about the occasion gets no agenda", () => {
  /** Whether the last of these messages is answered from an agenda. */
  const isFromAgenda = (...messages: string[]): boolean => {
    const send = talk("marketing");
    return messages.map((message) => send(message).handled).at(-1) === "agenda";
  };

  it.each([
    "Thanks for your help",
    "What should I do about bad reviews?",
    "Can you help me with my website?",
    "thank you, that helps",
    "how do I make my website faster?",
    "can you help with my prices?",
    "How much should I charge for a gift box?",
    "Which opening hours should I put on Google?",
    "That’s so much better",
    "the other printer costs less",
    "how much is a domain?",
    "is one photo enough for a profile?",
    "how many hours should the shop be open?",
  ])("after an agenda: %s", (message) => expect(isFromAgenda(gifts, message)).toBe(false));

  it.each([
    "We are open Monday to Saturday. How do I get more customers?",
    "We open at 9 on Friday. What should I do to get more guests?",
    "Of course, until 23 December I am busy. What should I do first on Instagram?",
    "A fair price matters from January on. How do I get more customers?",
    "We may open a second shop. What should I do first?",
    "How do I get more customers in the new year?",
    "A third party sells our tickets from 3 December. What should I do?",
    "We start the ads in January. What do I do first?",
    "I have a shop, open 9am to 5pm, closed in January. What should I do to sell more online?",
    "We were hoping March would bring more, the shop was slow in March. What should I do?",
  ])("no occasion: %s", (message) => expect(isFromAgenda(message)).toBe(false));

  it("leaves another occasion to an agenda of its own", () => {
    expect(after(gifts, "And our pottery workshop on 16 January, when do I announce it?")).toMatch(
      /^The workshop, 16 January:/,
    );
    expect(after("Our Christmas market is on 5 December. Give me the steps with dates")).toMatch(
      /^The Christmas market, 5 December:/,
    );
  });

  it("keeps a day told before, and asks for none that is known", () => {
    expect(after("We open on 6 February.", "In which order should I announce it?")).toMatch(
      /^The opening, 6 February:(?!.*Which day)/s,
    );
    expect(after("our open day is next Saturday. what should I do first?")).not.toMatch(
      /Which day/,
    );
  });
});

describe("ads take what the other steps leave, in the days that are left", () => {
  const budget = (message: string, money = "I have 300 euros, is that enough?"): string =>
    after(message, money);
  it("runs no longer than until the day, and keeps the rest", () =>
    expect(budget("the open evening of our gym is on 1 December. when do I announce it?")).toMatch(
      /€180 for ads from Sunday, 22 November, €20 a day for 9 days\. Keep the other €90/,
    ));

  it("spends no more a day on a launch", () =>
    expect(budget("we launch a vegan menu on 12 January. what should I do first?")).toMatch(
      /€285 for ads .*€19 a day for 15 days/,
    ));

  it("lists no ads that the cost leaves out", () => {
    const send = talk("marketing");
    send(opening);
    expect(send("I have 100 euros, is that enough?").text).toMatch(/without ads/);
    expect(send("the whole plan again").text).not.toMatch(/ads within/);
  });
});
