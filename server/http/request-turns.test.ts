import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTurns } from "./request-turns.ts";

/** Creates a listener that records whose request began, and a function that sends a request from an address. */
function setUp(settings?: Parameters<typeof inTurns>[1]["settings"]) {
  const begun: string[] = [];
  const answer = inTurns(
    (request) => begun.push(String(request.headers["x-forwarded-for"] ?? "own")),
    {
      trustedProxies: 1,
      isOwn: ({ headers }) => headers["x-forwarded-for"] === undefined,
      ...(settings && { settings }),
    },
  );
  const ask = (address?: string) => {
    const request = new IncomingMessage(new Socket());
    if (address !== undefined) request.headers["x-forwarded-for"] = address;
    const response = new ServerResponse(request);
    answer(request, response);
    return { request, response };
  };
  return { begun, ask };
}

const many = "203.0.113.66";
const one = "198.51.100.7";

test("a request of another address begins at once, however many the first has sent", async () => {
  const { begun, ask } = setUp();
  for (let request = 0; request < 400; request += 1) ask(many);
  expect(begun.length).toBeLessThan(8);
  ask(one);
  expect(begun).toContain(one);
  await turn();
  expect(begun.length).toBeLessThan(20);
  while (begun.length < 401) await turn();
});

test("ten busy addresses leave another one its turn", async () => {
  const { begun, ask } = setUp();
  for (let request = 0; request < 1_000; request += 1) ask(`203.0.113.${request % 10}`);
  await turn();
  ask(one);
  for (let turns = 0; turns < 4; turns += 1) await turn();
  expect(begun).toContain(one);
  expect(begun.length).toBeLessThan(60);
});

test("only the address with too many waiting requests is refused", async () => {
  const { ask } = setUp({ atOnce: 1, atOnceForOne: 1, waitingOfOne: 2, between: 1 });
  for (let request = 0; request < 3; request += 1) ask(many);
  const { response } = ask(many);
  await turn();
  expect(response.statusCode).toBe(503);
  expect(ask(one).response.statusCode).toBe(200);
});

test("a request whose sender has left is not answered", async () => {
  const { begun, ask } = setUp({ atOnce: 1, atOnceForOne: 1, between: 1 });
  ask(many);
  ask(many).request.socket.destroy();
  ask(one);
  for (let turns = 0; turns < 8; turns += 1) await turn();
  expect(begun).toEqual([many, one]);
});

test("the site's own requests do not wait", () => {
  const { begun, ask } = setUp({ atOnce: 1, atOnceForOne: 1, between: 1 });
  for (let request = 0; request < 20; request += 1) ask(many);
  ask();
  expect(begun).toEqual([many, "own"]);
});
