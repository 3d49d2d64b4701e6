import { isRecord } from "./types.ts";

/** How numbers too large are written; most texts have nothing like it, and need not be looked through. */
const mayBeTooLarge = /[eE]\+?\d{3}|\d{100}/;

/** A number in a JSON text that is larger than numbers can be. */
export class NumberTooLargeError extends Error {
  override readonly message = "A number in it is too large";
}

/**
 * Parses JSON. `JSON.parse` reads a number that is too large as infinite, which would be stored as null.
 *
 * @throws SyntaxError or NumberTooLargeError
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (mayBeTooLarge.test(text) && hasInfinity(value)) throw new NumberTooLargeError();
  return value;
}

/** Whether there is an infinite number anywhere in a value. */
export const hasInfinity = (value: unknown): boolean =>
  hasPart(value, (part) => typeof part === "number" && !Number.isFinite(part));

/** A field that no object may have: groq-js and the mutator call the method of every object they look into. */
export const unreadableField = "hasOwnProperty";

/** Whether an object anywhere in a value has a field that would make every query fail that comes across it. */
export const hasUnreadableField = (value: unknown): boolean =>
  hasPart(value, (part) => isRecord(part) && Object.hasOwn(part, unreadableField));

/** Whether a value, or anything in it, passes a test; not recursive. */
function hasPart(value: unknown, passes: (part: unknown) => boolean): boolean {
  const left = [value];
  while (left.length > 0) {
    const part = left.pop();
    if (passes(part)) return true;
    if (typeof part !== "object" || part === null) continue;
    const parts: unknown[] = Array.isArray(part) ? part : Object.values(part);
    for (const each of parts) left.push(each);
  }
  return false;
}
