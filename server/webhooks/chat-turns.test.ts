import { chatWebhookPath } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { chat, setUp } from "./webhooks.fixture.ts";

/** A chat whose replies take turns, each ending when the test says so. */
function slowChat() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const { post } = setUp({
    trustedProxies: 1,
    answer: ({ userMessage }, { inTurn }) =>
      inTurn(async () => {
        begun.push(userMessage);
        await new Promise<void>((resolve) => ends.push(resolve));
        return { message: { content: "Yes." } };
      }),
  });
  const say = (userMessage: string, from: string) =>
    post(chatWebhookPath, { ...chat, userMessage }, { "x-forwarded-for": from });
  const untilBegun = async (message: string) => {
    for (let turn = 0; turn < 200 && !begun.includes(message); turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, ends, say, untilBegun };
}

test("one message waits behind only two of an address that sends sixty", async () => {
  const { begun, ends, say, untilBegun } = slowChat();
  for (let message = 0; message < 50; message += 1) void say(`many ${message}`, "203.0.113.66");
  await untilBegun("many 1");
  const answered = say("one", "198.51.100.7");
  await untilBegun("one");
  expect(begun).toEqual(["many 0", "many 1", "one"]);
  ends[2]?.();
  expect((await answered).status).toBe(200);
});

test("an address with more messages than are answered soon is told when to come back", async () => {
  const { say, untilBegun } = slowChat();
  const all = Array.from({ length: 70 }, (_, message) => say(`many ${message}`, "203.0.113.66"));
  await untilBegun("many 1");
  const first = await Promise.race(all);
  expect(first.status).toBe(429);
  expect(first.headers.get("retry-after")).toBe("2");
});
