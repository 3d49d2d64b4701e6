/** Size limits of a query's answer. */
export type AnswerLimits = {
  /** Length of the JSON in UTF-8. */
  bytes: number;
  /** Nesting depth of arrays and objects. */
  depth: number;
};

/** An answer exceeds its limits. The message is for the caller. */
export class AnswerTooLargeError extends Error {}

/**
 * Serialises a result as JSON. The size is counted first, because parts of a result may be shared: a few bytes in
 * memory can become gigabytes of text. Counting stops at the limit.
 *
 * @throws AnswerTooLargeError
 */
export function jsonOf(result: unknown, limits: AnswerLimits): string {
  let bytes = 0;
  const count = (value: unknown, depth: number): void => {
    if (depth > limits.depth)
      throw new AnswerTooLargeError(
        `The result is nested more than ${limits.depth} levels deep; ask for less depth`,
      );
    if (typeof value === "string") bytes += bytesOfString(value);
    else if (Array.isArray(value)) {
      bytes += 2;
      for (const item of value) {
        bytes += 1;
        count(item, depth + 1);
      }
    } else if (typeof value === "object" && value !== null) {
      bytes += 2;
      for (const key in value) {
        if (!Object.hasOwn(value, key)) continue;
        bytes += bytesOfString(key) + 2;
        count(value[key as keyof typeof value], depth + 1);
      }
    } else bytes += 4;
    if (bytes > limits.bytes) throw new AnswerTooLargeError(tooLarge(limits));
  };
  count(result, 0);
  return JSON.stringify(result ?? null);
}

/** Says that an answer has more bytes than it may. */
export const tooLarge = ({ bytes }: AnswerLimits): string =>
  `The result is larger than ${sizeOf(bytes)}; ask for fewer documents with a slice such as [0...100], or for fewer fields`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: just those are written as escapes
const escaped = /["\\\u0000-\u001f]/;

const bytesOfString = (text: string): number =>
  Buffer.byteLength(escaped.test(text) ? JSON.stringify(text) : text) + 2;

const sizeOf = (bytes: number): string =>
  bytes >= 1_000_000 ? `${Math.floor(bytes / 1_000_000)} MB` : `${bytes} bytes`;
