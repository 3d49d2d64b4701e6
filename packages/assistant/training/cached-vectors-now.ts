import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { dimensions, type Vector } from "../src/meaning/vectors.ts";
import { cacheFolder, keepNewest } from "./cache-folder.ts";

/** A text's hash, then its vector as the encoder gave it. */
const hashBytes = 32;
const recordBytes = hashBytes + dimensions * Float32Array.BYTES_PER_ELEMENT;
/** A file that grows beyond is begun anew: 30,000 texts, three times as many as the tests say. */
const mostBytes = 30_000 * recordBytes;
/** Files that stay, each for one version of the encoder. */
const mostFiles = 2;

/** Vectors of texts that were encoded before, by any process. */
export type CachedVectors = {
  /** Returns the vector of a text, to the last bit as the encoder gave it. */
  get(text: string): Vector | undefined;
  add(text: string, vector: Vector): void;
};

/**
 * Opens the vectors that earlier processes left. Several may add to the file at once: a record is written at one stroke,
 * and a file that holds a part of one is begun anew. In a read-only folder nothing is cached.
 *
 * @param file whose name stands for the encoder.
 */
export function openCachedVectors(file: string): CachedVectors {
  const { records, places } = readRecords(file);
  if (records.length === 0) keepNewest(dirname(file), /^vectors-now-[\da-f]{64}$/, mostFiles);
  return {
    get(text) {
      const place = places.get(keyOf(text));
      if (place === undefined) return undefined;
      // Copied, because a record need not begin where an array of floats may.
      const bytes = Uint8Array.from(records.subarray(place + hashBytes, place + recordBytes));
      return new Float32Array(bytes.buffer);
    },
    add(text, vector) {
      const numbers = new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
      try {
        appendFileSync(file, Buffer.concat([hashOf(text), numbers]));
      } catch {
        // The next process encodes it again.
      }
    },
  };
}

function readRecords(file: string): { records: Buffer; places: ReadonlyMap<string, number> } {
  const places = new Map<string, number>();
  let records = Buffer.alloc(0);
  try {
    mkdirSync(dirname(file), { recursive: true });
    records = readFileSync(file);
    if (records.length % recordBytes !== 0 || records.length > mostBytes) {
      rmSync(file);
      records = Buffer.alloc(0);
    }
  } catch {
    // There is none yet.
  }
  for (let place = 0; place < records.length; place += recordBytes)
    places.set(records.toString("latin1", place, place + hashBytes), place);
  return { records, places };
}

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();
const keyOf = (text: string): string => hashOf(text).toString("latin1");

/** Returns the file for the encoder of these sources and packages. */
export function vectorsNowFile(): string {
  const hash = createHash("sha256");
  const root = join(import.meta.dirname, "..");
  // The packages have exact versions there.
  for (const source of ["package.json", "src/meaning/load-encoder.ts", "src/meaning/tokenizer.ts"])
    hash.update(readFileSync(join(root, source)));
  return join(cacheFolder, `vectors-now-${hash.digest("hex")}`);
}
