import { afterEach, expect, test, vi } from "vitest";
import { askBot, readReply } from "./webhook-client.ts";

const visitor = { name: "Ada", email: "ada@example.com" };

afterEach(() => vi.unstubAllGlobals());

/** Stands for the network: answers with these chunks. */
function answerWith(contentType: string, ...chunks: string[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  vi.stubGlobal(
    "fetch",
    async () => new Response(body, { headers: { "content-type": contentType } }),
  );
}

const ask = (onText: (text: string) => void = () => {}) =>
  askBot(visitor, "marketing", "Hi", { signal: new AbortController().signal, onText });

test("the first item of the array is the reply", async () => {
  answerWith("application/json", '[{"message":{"content":"Hello"}}]');
  expect(await ask()).toEqual({ message: { content: "Hello" } });
});

test.each([[[]], [{}], ["text"], [null], [[{ message: "x" }]], [[{ message: { content: 1 } }]]])(
  "%j is no reply",
  (answer) => {
    expect(readReply(answer)).toBeUndefined();
  },
);

test("parts are passed on as they come, cut anywhere, and the last one counts", async () => {
  answerWith(
    "application/x-ndjson",
    '{"type":"text","text":"Go',
    'od "}\n{"type":"text","text":"day"}\n{"type":"reply","reply":{"message":',
    '{"content":"Good day."}}}\n',
  );
  const texts: string[] = [];
  expect(await ask((text) => texts.push(text))).toEqual({ message: { content: "Good day." } });
  expect(texts).toEqual(["Good ", "day"]);
});

test("a stream that breaks off before the reply is a failure", async () => {
  answerWith("application/x-ndjson", '{"type":"text","text":"Good"}\n');
  await expect(ask()).rejects.toThrow("broke off");
});

test("an answer that is no JSON is a failure", async () => {
  answerWith("text/html", "<h1>Oops</h1>");
  await expect(ask()).rejects.toThrow();
});
