import { describe, expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";

describe("a message with two questions gets both answers", () => {
  test.each([
    ["can I have my dog with me and is there a gym in the house?", /dogs/i, /gym/],
    ["is there a swimming pool i could use? what time do we have to check out?", /pool/, /11:00/],
    ["how fast is the wifi, and how much is breakfast", /Mbit/, /\$16/],
    ["is there laundry and do you have bicycles", /\bbag\b|laundry|wash/i, /bicycle|bike/i],
  ])("hotel: %s", (message, first, second) => {
    const { text } = talk("hospitality")(message);
    expect(text).toMatch(first);
    expect(text).toMatch(second);
  });

  test.each([
    ["do you have stores and do you repair tents?", /Portland/, /repair/],
    ["how long is the warranty? what does shipping cost", /Two years/, /\$4\.90/],
  ])("shop: %s", (message, first, second) => {
    const { text } = talk("e-commerce")(message);
    expect(text).toMatch(first);
    expect(text).toMatch(second);
  });

  test.each([
    ["what plans do you have and is there scheduled maintenance this week?", /Business/, /Sunday/],
    ["how do i reset my password? where are my invoices?", /password/i, /“Invoices”/],
  ])("support: %s", (message, first, second) => {
    const { text } = talk("support")(message);
    expect(text).toMatch(first);
    expect(text).toMatch(second);
  });
});

describe("questions are answered in their order, however they are joined", () => {
  test.each([
    ["hospitality", "do you have a hairdryer and do you have parking?", /hairdryer.*\$14/s],
    ["hospitality", "how much is the city tax\nwhat time is check in", /\$2\.50.*15:00/s],
    ["hospitality", "is the reception open at night? btw how can I pay", /day and night.*Visa/s],
    ["hospitality", "two questions: do you have a sauna, and is there a lift?", /sauna.*floors/s],
    ["e-commerce", "do you take PayPal, do you have a shop in Portland", /PayPal.*Portland/s],
    [
      "e-commerce",
      "Which tent is the lightest? And one more thing: are returns free?",
      /Lee 1.*free/s,
    ],
    ["support", "is there a gantt chart, oh and can I print a board", /timeline.*PDF/s],
    ["support", "hi, is there a dark mode? also how do I turn on two-step sign-in?", /Dark.*scan/s],
    ["marketing", "is print advertising dead and what is SEO?", /over 50.*Search/s],
    ["marketing", "What is a hashtag good for? What is a good conversion rate?", /caption.*1–3%/s],
  ] as const)("%s: “%s”", (industry, message, both) => {
    expect(talk(industry)(message).text).toMatch(both);
  });

  test.each([
    "how do I get more followers? Also, how often should I post?",
    "how do I win back old customers and should I put my prices on the website?",
  ])("two written answers stay short: “%s”", (message) => {
    expect(talk("marketing")(message).text.split(/\s+/).length).toBeLessThanOrEqual(55);
  });

  test.each([
    [
      "marketing",
      "write a post: is your garden ready for spring? do you want help with it?",
      /garden/i,
    ],
    ["hospitality", "do you have a room for two on 5 December and can my dog come?", /nights|\$/],
    ["support", "how do I invite a colleague? when I do, what do they see?", /Invite/],
  ] as const)("what belongs together stays together: %s: “%s”", (industry, message, answer) => {
    expect(talk(industry)(message).text).toMatch(answer);
  });
});

describe("two questions beside a task are both answered, and the task goes on", () => {
  test.each([
    ["how far is the beach? btw how big is the suite", /harbour bath.*40 m².*\?$/s],
    ["hi, are visitors allowed in the room? oh and how far is the beach", /23:00.*bath.*\?$/s],
    ["is there a lift\nis there a playground", /floors.*quay.*\?$/s],
  ])("%s", (message, both) => {
    const desk = talk("hospitality");
    desk("I need a room for two people");
    expect(desk(message).text).toMatch(both);
  });
});

test("what the reply already says is not added", () => {
  const { text } = talk("hospitality")("do you have parking? how much is a parking space?");
  expect(text.match(/by the ferry/g)).toHaveLength(1);
});

test("a question that depends on the other is answered only together with it", () => {
  const { text } = talk("hospitality")("is there parking, and what does it cost?");
  expect(text).toMatch(/\$14/);
  expect(text).not.toMatch(/breakfast|a night for the room/);
});

test("the task's question stays last", () => {
  const desk = talk("hospitality");
  const { text } = desk("do you have a sauna and can I book a room from 3 to 5 December for two?");
  expect(text).toMatch(/sauna/);
  expect(text).toMatch(/\?$/);
});

test.each([
  "from 5 to 7 December, and is there a lift? do you have parking?",
  "is there a lift? do you have parking? we come on 5 December for 2 nights",
  "5 to 7 Dec. is there a lift and do you have parking?",
])("the days told beside the questions of “%s” are kept", (message) => {
  const say = talk("hospitality");
  say("do you have a room for 2");
  expect(say(message).text).toMatch(/floors.*\$14 a night.*5 December.*Standard room is free/s);
});

test("days that are no wish of the visitor’s add nothing", () => {
  const { text } = talk("hospitality")(
    "we arrive on 5 December. where can I park? is breakfast included?",
  );
  expect(text).toMatch(/yard.*\$16/s);
  expect(text).not.toMatch(/\?$/);
});

describe("Thanks and greetings do not hide what stands beside them", () => {
  test("a ticket is looked up after thanks", () => {
    const desk = talk("support");
    desk("hi my calendar sync stopped");
    expect(desk("found it, works now thx. also whats up with PL-2041").text).toMatch(/PL-2041, “/);
  });

  test.each([
    ["support", "hello dear, all my tasks are gone", /Trash|missing/],
    ["hospitality", "good evening, do you have parking", /\$14/],
    ["e-commerce", "thank you. where are your stores", /Portland/],
  ] as const)("%s: “%s”", (industry, message, answer) => {
    expect(talk(industry)(message).text).toMatch(answer);
  });

  test.each(["great thanks, bye", "thank you, that was quick. bye"])(
    "“%s” stays a kind word",
    (message) => {
      const desk = talk("e-commerce");
      desk("do you have stores");
      expect(desk(message).handled).toMatch(/^(?:goodbye|thanks|settled|praise)$/);
    },
  );
});

test("a second question is on the thing that the first one names", () => {
  const say = talk("e-commerce");
  say("is the harbour 4 in stock");
  const { text } = say("is the headlamp ok in rain and how long does the battery last");
  expect(text).toMatch(/works in the rain.*40 hours/s);
  expect(text).not.toContain("Harbour");
});
