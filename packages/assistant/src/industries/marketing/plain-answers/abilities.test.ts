import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "could you look at my facebook ads manager and see why it is so dear?",
  "can you check our analytics",
  "We pay for Google Ads. Can you log into my account?",
])("“%s”: accounts cannot be seen", (message) =>
  expect(talk("marketing")(message).text).toMatch(/^No, I can’t see your accounts/),
);

test.each(["can you have a look at my website", "would you please review our home page?"])(
  "“%s”: pages cannot be opened",
  (message) => expect(talk("marketing")(message).text).toMatch(/^No, I can’t open pages/),
);

test.each(["can you publish it for me?", "and could you send the newsletter to my customers"])(
  "“%s”: nothing can be posted",
  (message) => {
    const say = talk("marketing");
    say("write a facebook post for our plant swap on saturday at the library");
    expect(say(message).text).toMatch(/^No, I only write/);
  },
);

test.each([
  "can you write a post for my page?",
  "can you plan a campaign for my shop",
  "can you send me three slogans for my bakery?",
  "what can you do for my website",
])("“%s” is no such question", (message) =>
  expect(talk("marketing")(message).text).not.toMatch(/^No, I/),
);
