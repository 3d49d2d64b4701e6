import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from "pino";
import type { LogLevel } from "./environment.ts";

export type { Logger };

/**
 * Creates the process's log: one JSON line an event. E-mail addresses, passwords in addresses and the configured
 * secrets are removed from each finished line, also from error messages of libraries.
 */
export function createLogger(options: {
  level: LogLevel;
  /** Values that must never be written (`secretsOf(config)`). */
  secrets?: readonly string[];
  /** Where the lines are written. Standard output if omitted. */
  destination?: DestinationStream;
}): Logger {
  const target = options.destination ?? destination(1);
  const scrub = scrubber(options.secrets ?? []);
  return pino(
    {
      level: options.level,
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: sensitiveFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: removed,
      },
    },
    { write: (line) => target.write(scrub(line)) },
  );
}

const sensitiveFields = ["authorization", "cookie", "password", "token", "apiKey", "email"];
const removed = "[removed]";

// Wider than the pattern for valid addresses: in a log, it is better to remove too much than too little. Each
// character is examined a fixed number of times, because whole response bodies of other systems are logged. A JSON
// escape is never part of a word: removing half of one would make the line invalid JSON.
const word = /\\(?:u[\da-f]{4}|.)|[^\s"'<>()[\]:,;/\\]+/gi;
const withoutAddress = (text: string): string => {
  if (text.startsWith("\\")) return text;
  const at = text.search(/@|%40/i);
  const dot = at === -1 ? -1 : text.slice(at).search(/\.\p{L}{2}/u);
  return dot === -1 ? text : "[e-mail removed]";
};
const passwordInAddress = /(\w:\/\/[^\s:/@"]*:)[^\s/@"]+@/g;

function scrubber(secrets: readonly string[]): (line: string) => string {
  // As they appear in JSON. Very short values are skipped, because they occur in ordinary words.
  const encoded = secrets
    .map((secret) => JSON.stringify(secret).slice(1, -1))
    .filter((secret) => secret.length >= 4);
  return (line) => {
    // JSON escapes characters below the space; these others move a terminal's cursor, or change the direction of a
    // line.
    let clean = line.replace(
      /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u206f]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    for (const secret of encoded) clean = clean.replaceAll(secret, removed);
    if (clean.includes("@") || clean.includes("%40")) {
      clean = clean.replace(passwordInAddress, `$1${removed}@`).replace(word, withoutAddress);
    }
    return clean;
  };
}
