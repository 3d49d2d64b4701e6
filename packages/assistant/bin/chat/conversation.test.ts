import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createUnderstander } from "../../src/index.ts";
import { cachedModel } from "../../training/index.ts";
import { chat } from "./conversation.ts";

const understander = createUnderstander(await cachedModel());

async function transcript(messages: readonly string[], explain = false): Promise<string> {
  const output = new PassThrough();
  const printed = text(output);
  await chat({
    understander,
    industry: "hospitality",
    visitor: { name: "Mara Vogt", email: "mara@client.example" },
    clock: () => new Date(2026, 10, 21, 12),
    explain,
    input: Readable.from(messages.map((message) => `${message}\n`)),
    output,
    terminal: false,
  });
  output.end();
  return printed;
}

test("piped messages are answered one after another, and “:1” selects a choice", async () => {
  const printed = await transcript([
    "hello",
    "",
    "two rooms next friday for 3 nights, 4 adults",
    ":1",
  ]);
  expect(printed).toContain("> hello\nHello Mara");
  expect(printed).toContain("  │ ");
  expect(printed.match(/^> /gm)).toHaveLength(3);
  expect(printed).not.toContain("> :1");
});

test("--explain names the intents, the values and each decision of the dialogue", async () => {
  const printed = await transcript(["how much is a double from monday to thursday"], true);
  expect(printed).toMatch(/~ intents +room_prices 0\.\d\d, /);
  expect(printed).toMatch(/~ values +.*"date":"2026-11-23"/);
  expect(printed).toMatch(/~ dialogue +read: room_prices {2}\(room_prices 0\.\d\d.*in scope/);
  expect(printed).toMatch(
    /~ dialogue +wish: .*\(nothing else fits, so its likeliest intent is answered\)/,
  );
  expect(printed).toMatch(/~ dialogue +reply: .*\(new words\)/);
});
