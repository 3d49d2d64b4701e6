import { readFile, rename, writeFile } from "node:fs/promises";
import { deserialize, serialize } from "node:v8";
import { z } from "zod";
import { loadEncoder } from "../src/meaning/load-encoder.ts";
import { meaningText } from "../src/meaning/meaning-text.ts";
import { packed, unpacked, type Vector } from "../src/meaning/vectors.ts";

/** Number of sentences encoded per batch. */
const batch = 24;

const schema = z.object({
  texts: z.array(z.string()),
  table: z.object({ numbers: z.instanceof(Int8Array), units: z.instanceof(Float32Array) }),
});

/**
 * Returns the vectors of sentences, in their order. Vectors of the previous run are read from `file`, so that only
 * new sentences are encoded.
 *
 * @throws EncoderError if there is no encoder.
 */
export async function cachedVectors(file: string, sentences: readonly string[]): Promise<Vector[]> {
  const known = await readKnown(file);
  const texts = sentences.map(meaningText);
  const missing = [...new Set(texts)].filter((text) => !known.has(text));
  if (missing.length > 0) {
    const encode = await loadEncoder();
    for (let at = 0; at < missing.length; at += batch) {
      const part = missing.slice(at, at + batch);
      const table = packed(await encode(part));
      part.forEach((text, row) => {
        known.set(text, unpacked(table, row));
      });
    }
    await writeKnown(file, [...new Set(texts)], known);
  }
  return texts.map((text) => known.get(text) ?? new Float32Array());
}

async function readKnown(file: string): Promise<Map<string, Vector>> {
  try {
    const { texts, table } = schema.parse(deserialize(await readFile(file)));
    return new Map(texts.map((text, row) => [text, unpacked(table, row)]));
  } catch {
    return new Map();
  }
}

/** Writes the cache. In a read-only folder nothing is kept, and the next run encodes again. */
async function writeKnown(
  file: string,
  texts: readonly string[],
  known: ReadonlyMap<string, Vector>,
): Promise<void> {
  const table = packed(texts.map((text) => known.get(text) ?? new Float32Array()));
  const own = `${file}.${process.pid}`;
  await writeFile(own, serialize({ texts, table }))
    .then(() => rename(own, file))
    .catch(() => {});
}
