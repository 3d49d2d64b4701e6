import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";

test.each([
  ["support", "the sync with the calendar does not work any more"],
  ["support", "how can I tell that my calendar works"],
  ["hospitality", "do you have fresh sheets for the second night"],
  ["hospitality", "can the sheets be changed on the second day"],
  ["e-commerce", "do you have a calendar of your sales"],
] as const)("at %s, “%s” is no question about an integration", (industry, message) => {
  expect(talk(industry)(message).text).not.toMatch(/integrations|interface/);
});

test.each([
  "does it connect to google calendar",
  "can your bot sync with Google Sheets?",
  "does the chatbot work with hubspot",
])("“%s” is one", (message) => {
  expect(talk("hospitality")(message).text).toMatch(/^Yes, .+ is one of the 6 integrations/);
});

test.each(["do others on our team get them", "what does our team need for the api"])(
  "at the help desk, “%s” is about the software",
  (message) => {
    const desk = talk("support");
    desk("no notifications on my phone");
    expect(desk(message).handled).not.toBe("own_product");
  },
);
