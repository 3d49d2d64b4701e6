import { inspect } from "node:util";
import type { Logger } from "./logger.ts";

/**
 * Sends console output of libraries and Node's own warnings through the logger: one line an event, without addresses
 * and without characters that could forge another line.
 */
export function consoleToLogger(logger: Pick<Logger, "debug" | "error" | "info" | "warn">): void {
  const levels = {
    debug: "debug",
    trace: "debug",
    log: "info",
    info: "info",
    warn: "warn",
    error: "error",
  } as const;
  for (const [name, level] of Object.entries(levels)) {
    Object.assign(console, {
      [name]: (...parts: unknown[]) =>
        logger[level]({ source: "console" }, parts.map(asText).join(" ").slice(0, longest)),
    });
  }
  process.removeAllListeners("warning");
  process.on("warning", (warning) => logger.warn({ err: warning }, "Node warns"));
}

/** Longest text of one event, in characters. */
const longest = 4_000;

const asText = (part: unknown): string => (typeof part === "string" ? part : inspect(part));
