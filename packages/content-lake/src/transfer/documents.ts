import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { isValidDocumentId, randomId } from "../document-ids.ts";
import { hasUnreadableField, NumberTooLargeError, parseJson, unreadableField } from "../json.ts";
import { type ContentDocument, isDeeperThan, isRecord, maxDepth } from "../types.ts";

/** The documents of an NDJSON file, as they are stored. */

/**
 * Yields the documents of a file with their line numbers and lengths. Throws Error at a line that is not a document.
 *
 * @param now for those that do not say when they were created.
 */
export async function* documentsIn(ndjson: string, now: string) {
  const idFor = idsFromText();
  let number = 0;
  for await (const line of linesOf(ndjson)) {
    number++;
    if (line.trim() === "") continue;
    yield {
      document: withSystemFields(parseLine(line, number), now, () => idFor(line)),
      number,
      length: line.length,
    };
  }
}

/**
 * Yields the lines of a file. `node:readline` also ends lines at U+2028 and U+2029, which texts in JSON may contain.
 * Throws Error where the file is not in UTF-8.
 */
async function* linesOf(file: string) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decoded = (bytes?: Buffer): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new Error(`${file} is not in UTF-8.`);
    }
  };
  let line = "";
  for await (const bytes of createReadStream(file)) {
    const [rest = "", ...more] = decoded(bytes).split("\n");
    line += rest;
    for (const next of more) {
      yield line;
      line = next;
    }
  }
  yield line + decoded();
}

/**
 * Returns a function that gives ids to documents without one, from their lines: importing the file again, or going on
 * with it, finds the documents that are there, where random ids would add them a second time. Of equal lines, each is a
 * document.
 */
function idsFromText(): (line: string) => string {
  const seen = new Map<string, number>();
  return (line) => {
    const base = createHash("sha256").update(line.trim()).digest("hex").slice(0, 32);
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };
}

function parseLine(line: string, number: number): Record<string, unknown> & { _type: string } {
  let document: unknown;
  try {
    document = parseJson(line);
  } catch (error) {
    if (error instanceof NumberTooLargeError)
      throw new Error(`A number in line ${number} is too large.`);
    throw new Error(`Line ${number} is not JSON.`);
  }
  if (!isRecord(document) || typeof document._type !== "string" || document._type === "")
    throw new Error(`Line ${number} is not a document: it has no _type.`);
  if (isDeeperThan(maxDepth, document))
    throw new Error(`Line ${number} is nested more than ${maxDepth} levels deep.`);
  if (hasUnreadableField(document))
    throw new Error(`Line ${number} has a field named “${unreadableField}”, which can’t be read.`);
  return { ...document, _type: document._type };
}

/** Completes a document with the fields that every stored one has. Throws Error for an invalid id. */
export function withSystemFields(
  document: Record<string, unknown> & { _type: string },
  now: string,
  idFor: () => string = randomId,
): ContentDocument {
  const text = (value: unknown, otherwise: string): string =>
    typeof value === "string" && value !== "" ? value : otherwise;
  const _id = text(document._id, "") || idFor();
  if (!isValidDocumentId(_id)) throw new Error(`“${_id}” can’t be the id of a document.`);
  const _createdAt = text(document._createdAt, now);
  return {
    ...document,
    _id,
    _type: document._type,
    _rev: text(document._rev, randomId()),
    _createdAt,
    _updatedAt: text(document._updatedAt, _createdAt),
  };
}
