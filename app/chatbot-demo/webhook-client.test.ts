import { afterEach, expect, test, vi } from "vitest";
import { askBot, readReply, saveLead, TooOften } from "./webhook-client.ts";

const visitor = { name: "Ada", email: "ada@example.com" };

afterEach(() => vi.unstubAllGlobals());

/** Stubs `fetch` to respond with these chunks. */
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
  askBot(visitor, "marketing", "Hi", {
    signal: new AbortController().signal,
    isNewConversation: false,
    onText,
  });

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

test.each([
  ["12", 12],
  ["later", undefined],
  [undefined, undefined],
])("with Retry-After %j a refusal for haste says %j seconds", async (retryAfter, seconds) => {
  vi.stubGlobal("fetch", async () => {
    const headers = retryAfter === undefined ? {} : { "retry-after": retryAfter };
    return new Response("{}", { status: 429, headers });
  });
  const failures = [ask(), saveLead(visitor, "marketing", new Date(0))];
  for (const failed of await Promise.allSettled(failures)) {
    expect(failed).toMatchObject({ reason: expect.any(TooOften) });
    expect(failed).toMatchObject({ reason: { seconds } });
  }
  await expect(saveLead(visitor, "marketing", new Date(0))).rejects.toThrow(
    "Error saving user data: 429",
  );
});
