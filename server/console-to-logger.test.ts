import { expect, onTestFinished, test } from "vitest";
import { consoleToLogger } from "./console-to-logger.ts";
import { createLogger } from "./logger.ts";

test("console output of a library becomes one log line, and cannot forge another", () => {
  const before = { ...console };
  const listeners = process.listeners("warning");
  onTestFinished(() => {
    Object.assign(console, before);
    process.removeAllListeners("warning");
    for (const listener of listeners) process.on("warning", listener);
  });
  const lines: string[] = [];
  consoleToLogger(
    createLogger({ level: "info", destination: { write: (line) => lines.push(line) } }),
  );
  const style =
    'x\n{"level":"error","msg":"forged"}\r\u001b[31m\u009b2J\u2028\u202eada@example.com';
  console.warn(`Unknown block style “${style}”`, { style });
  process.emit("warning", new Error(style));

  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line.trimEnd()).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
    expect(line).not.toContain("example.com");
    expect(JSON.parse(line)).toMatchObject({ level: "warn" });
  }
});
