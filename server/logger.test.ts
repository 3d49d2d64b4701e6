import { expect, test } from "vitest";
import { createLogger } from "./logger.ts";

function logged(work: (logger: ReturnType<typeof createLogger>) => void, secrets: string[] = []) {
  const lines: string[] = [];
  work(
    createLogger({ level: "info", secrets, destination: { write: (line) => lines.push(line) } }),
  );
  return lines.join("");
}

test("no e-mail address reaches the log, wherever it occurs", () => {
  const text = logged((logger) => {
    logger.info({ email: "ada@example.com" }, "saved");
    logger.info({ lead: { email: "ada@example.com" }, url: "/x?mail=ada%40example.com" }, "deep");
    logger.error(new Error("550 <ada.l+x@mail.example.co.uk>: no such user"), "refused");
    logger.warn("could not deliver to ada@example.com, later");
    logger.warn("written otherwise: ada@\u0434\u043e\u043c.\u0440\u0444");
    logger.warn("two lines:\nada@example.com\u2028ada@example.com");
  });
  for (const line of text.split("\n").filter(Boolean)) expect(() => JSON.parse(line)).not.toThrow();
  expect(text).not.toMatch(/example\.co|\u0440\u0444/);
  expect(text.split("\n").filter(Boolean)).toHaveLength(6);
});

test("no input can start a log line, move a cursor or change the text direction", () => {
  const sent =
    'a\n{"level":"error"}\r\u001b[31m\u009b2J\u007f\u2028\u202e\u2066\u061c\u200e\u200f\u206a';
  const text = logged((logger) => logger.warn({ path: sent }, sent));
  expect(text.trimEnd()).toMatch(
    /^[^\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u206f]+$/u,
  );
  expect(JSON.parse(text)).toMatchObject({ path: sent, msg: sent });
});

test("secrets and passwords in addresses are cut out, and the line stays valid JSON", () => {
  const text = logged(
    (logger) => {
      logger.info({ headers: { authorization: "Bearer abc" } }, "call");
      logger.error(new Error('connect postgres://site:hun"ter@db:5432/site failed'), "database");
      logger.info({ note: "the key s3cret-value was used" }, "key");
    },
    ["s3cret-value"],
  );
  expect(text).not.toMatch(/Bearer abc|s3cret-value/);
  for (const line of text.split("\n").filter(Boolean)) expect(() => JSON.parse(line)).not.toThrow();
  expect(logged((logger) => logger.info("postgres://site:hunter2@db.internal/site"))).not.toContain(
    "hunter2",
  );
});

test("the level holds", () => {
  expect(logged((logger) => logger.debug("hidden"))).toBe("");
});

test("ordinary lines are left as they are", () => {
  const line = JSON.parse(
    logged((logger) => logger.info({ port: 3000, at: "a @ b" }, "listening")),
  );
  expect(line).toMatchObject({ level: "info", port: 3000, at: "a @ b", msg: "listening" });
});
