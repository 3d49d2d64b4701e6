import { expect, test } from "vitest";
import { replyText } from "./reply-text.ts";

test.each([
  ["Bot: Hello", "Hello"],
  ["bot:Hello", "Hello"],
  ["User: Bot: Hello", "Hello"],
  ["USER: hi\nBot: no", "hi\nBot: no"],
  ["  Hello  ", "Hello"],
])("the reply %j is shown as %j", (content, shown) => {
  expect(replyText(content)).toBe(shown);
});

test("only one prefix of each kind is removed, and only in this order", () => {
  expect(replyText("Bot: User: Hello")).toBe("User: Hello");
  expect(replyText("Bot: Bot: Hello")).toBe("Bot: Hello");
  expect(replyText("The Bot: Hello")).toBe("The Bot: Hello");
});
