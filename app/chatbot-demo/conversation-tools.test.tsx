import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConversationTools } from "./conversation-tools.tsx";

/** Returns the text of the mail that a conversation with this message begins. */
function mailOf(text: string): string {
  const html = renderToStaticMarkup(
    <ConversationTools email="ada@example.com" messages={[{ id: 1, type: "user", text }]} />,
  );
  const address = /href="(mailto:[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  return new URL(address).searchParams.get("body") ?? "";
}

test("a short conversation is mailed whole", () => {
  expect(mailOf("Is breakfast included? 😀")).toBe("You: Is breakfast included? 😀\n");
});

test.each(["", "a"])("of a long one the end is mailed, wherever the cut falls %s", (before) => {
  const mail = mailOf(`${before}${"😀".repeat(1_000)} the end`);
  expect(mail).toMatch(/^…/);
  expect(mail).toMatch(/😀 the end\n$/);
  expect(mail.length).toBeLessThan(1_510);
});
