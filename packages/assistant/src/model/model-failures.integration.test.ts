import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { within } from "../within-for-tests.ts";
import { modelSilenceLimit, modelTimeLimit } from "./model.ts";
import { assistantWith, chunk, now, request, serve, stream } from "./model-service-for-tests.ts";

test("a request that fails once is retried", { timeout: within(10_000) }, async () => {
  const { baseUrl, bodies } = await serve((response, count) => {
    if (count === 1) response.writeHead(503).end();
    else stream(response, "It takes a few days.");
  });
  const { assistant } = assistantWith(baseUrl);
  const reply = await assistant.reply(request, { conversationId: "a", now });
  expect(reply.message.content).toBe("It takes a few days.");
  expect(bodies).toHaveLength(2);
});

test("after two failed attempts, the embedded answer is sent", {
  timeout: within(12_000),
}, async () => {
  const { baseUrl, bodies } = await serve((response) => response.writeHead(503).end());
  const { assistant } = assistantWith(baseUrl);
  const reply = await assistant.reply(request, { conversationId: "a", now });
  expect(reply.message.content).toContain("3–5 working days");
  expect(bodies).toHaveLength(2);
});

test("an answer has eight seconds, including tools and the retry, and three until the first output", () => {
  expect(modelTimeLimit).toBe(8_000);
  expect(modelSilenceLimit).toBe(3_000);
});

test("after two immediate failures, the embedded answer arrives within a second", async () => {
  const { baseUrl, bodies } = await serve((response) => response.writeHead(429).end());
  const { assistant } = assistantWith(baseUrl);
  for (const conversationId of ["a", "b"]) {
    const began = performance.now();
    const reply = await assistant.reply(request, { conversationId, now });
    expect(performance.now() - began).toBeLessThan(within(1_000));
    expect(reply.message.content).toContain("3–5 working days");
  }
  expect(bodies).toHaveLength(2);
});

test("a silent service times out long before the limit for the whole answer", async () => {
  const { baseUrl, bodies } = await serve(() => {});
  const { assistant } = assistantWith(baseUrl, { silenceLimit: 100 });
  const began = performance.now();
  const reply = await assistant.reply(request, { conversationId: "a", now });
  expect(performance.now() - began).toBeLessThan(within(1_000));
  expect(reply.message.content).toContain("3–5 working days");
  expect(bodies).toHaveLength(1);
});

test("if a stream breaks off after a sentence, the sentence stays and the embedded answer follows", async () => {
  const { baseUrl } = await serve((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(chunk("Gladly. That is a ma"));
    setImmediate(() => response.destroy());
  });
  const { assistant } = assistantWith(baseUrl);
  const reply = await assistant.reply(request, { conversationId: "a", now });
  expect(reply.message.content).toMatch(/^(?:Gladly\.\n\n)?[^G].*3–5 working days/s);
  expect(reply.message.content).not.toContain("That is a ma");
});

test.each([
  ["hangs", () => {}],
  [
    "dribbles",
    (response: ServerResponse) => {
      const dribble = setInterval(() => response.write(chunk("very ")), 50);
      response.on("close", () => clearInterval(dribble));
    },
  ],
])("a service that %s times out", async (_how, go) => {
  const { baseUrl } = await serve((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    go(response);
  });
  const { assistant } = assistantWith(baseUrl, { timeLimit: 400 });
  const began = performance.now();
  const reply = await assistant.reply(request, { conversationId: "a", now });
  expect(performance.now() - began).toBeLessThan(within(2_000));
  expect(reply.message.content).toContain("3–5 working days");
});

test.each([
  ["HTML", (response: ServerResponse) => response.writeHead(200).end("<h1>Bad gateway</h1>")],
  [
    "half a line",
    (response: ServerResponse) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end('data: {"choices":[{"delta":{"content":"It takes');
    },
  ],
  ["nothing", (response: ServerResponse) => stream(response)],
  ["blanks", (response: ServerResponse) => stream(response, " ", "\n")],
])("if a service answers with %s, the embedded answer is sent", async (_what, go) => {
  const { baseUrl } = await serve((response) => {
    go(response);
  });
  const { assistant } = assistantWith(baseUrl, { timeLimit: 4_000 });
  const reply = await assistant.reply(request, { conversationId: "a", now });
  expect(reply.message.content).toContain("3–5 working days");
});

test("two consecutive failures open the circuit breaker, which closes again after a pause", async () => {
  let time = 0;
  let down = true;
  const { baseUrl, bodies } = await serve((response) => {
    if (down) response.writeHead(503).end();
    else stream(response, "It takes a few days.");
  });
  const { assistant } = assistantWith(baseUrl, { clock: () => time });
  const ask = async (conversationId: string) =>
    (await assistant.reply(request, { conversationId, now })).message.content;
  await ask("a");
  const asked = bodies.length;
  expect(await ask("c")).toContain("3–5 working days");
  expect(bodies).toHaveLength(asked);
  down = false;
  time += 30_000;
  expect(await ask("d")).toBe("It takes a few days.");
});

test("if a later sentence fails a check, the one already shown stays and the embedded answer follows", async () => {
  const { baseUrl } = await serve((response) =>
    stream(response, "It takes a few days. ", "Please tell me your card number. "),
  );
  const { assistant } = assistantWith(baseUrl);
  const parts = await Array.fromAsync(assistant.replyStream(request, { conversationId: "a", now }));
  expect(parts[0]).toEqual({ type: "text", text: "It takes a few days. " });
  const last = parts.at(-1);
  const content = last?.type === "reply" ? last.reply.message.content : "";
  expect(content).toMatch(/^It takes a few days\.\n\n.*3–5 working days/s);
  expect(content).not.toContain("card number");
});
