import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from "pino";
import type { LogLevel } from "./environment.ts";

export type { Logger };

/**
 * The process's log: one JSON line an event. Whatever is logged, by us or by a library's error message, each
 * finished line loses e-mail addresses, passwords in addresses and the configured secrets before it is written.
 */
export function createLogger(options: {
  level: LogLevel;
  /** Values that must never be written (`secretsOf(config)`). */
  secrets?: readonly string[];
  /** Where the lines go. Standard output when left out. */
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

// Wider than the pattern that accepts an address: in a log, too much removed is better than too little. Every character
// is looked at a fixed number of times, for whole bodies of other systems come by here.
// An escape of JSON is no part of a word: half of one would end the line's being JSON.
const word = /\\(?:u[\da-f]{4}|.)|[^\s"'<>()[\]:,;/\\]+/gi;
const withoutAddress = (text: string): string => {
  if (text.startsWith("\\")) return text;
  const at = text.search(/@|%40/i);
  const dot = at === -1 ? -1 : text.slice(at).search(/\.[a-z]{2}/i);
  return dot === -1 ? text : "[e-mail removed]";
};
const passwordInAddress = /(\w:\/\/[^\s:/@"]*:)[^\s/@"]+@/g;

function scrubber(secrets: readonly string[]): (line: string) => string {
  // As they stand in JSON. Very short values would eat ordinary words.
  const encoded = secrets
    .map((secret) => JSON.stringify(secret).slice(1, -1))
    .filter((secret) => secret.length >= 4);
  return (line) => {
    // JSON escapes what is below the space; these move the cursor of a terminal, or turn the direction of a line.
    let clean = line.replace(
      /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    for (const secret of encoded) clean = clean.replaceAll(secret, removed);
    if (clean.includes("@") || clean.includes("%40")) {
      clean = clean.replace(passwordInAddress, `$1${removed}@`).replace(word, withoutAddress);
    }
    return clean;
  };
}
