import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { placeOf, type QuestionSpace } from "../../src/meaning/question-space.ts";
import { packed, unpacked, type Vector, type VectorTable } from "../../src/meaning/vectors.ts";
import { normalise } from "../../src/understanding/normalise.ts";
import { rememberedVectors } from "../remembered-vectors.ts";

/**
 * The learned space and the places of the wordings it was learned from, kept in a file: learning takes minutes, and the
 * encoder a minute for all wordings. A wording written since then is placed by the build.
 */

const file = join(import.meta.dirname, "learned.bin");

type Learned = {
  space: QuestionSpace;
  /** A hash of each wording, joined. */
  wordings: string;
  places: VectorTable;
};

const hashLength = 12;
const hashOf = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, hashLength);

export async function writeLearned(
  space: QuestionSpace,
  wordings: readonly string[],
  vectors: readonly Vector[],
): Promise<void> {
  const places = packed(wordings.map((text, at) => placeOf(space, normalise(text), vectors[at])));
  const learned: Learned = { space, wordings: wordings.map(hashOf).join(""), places };
  await writeFile(file, serialize(learned));
}

/** Returns the space, and a function for the places of sentences in it. */
export async function readLearned(): Promise<{
  space: QuestionSpace;
  placesOf: (cache: string, sentences: readonly string[]) => Promise<Vector[]>;
}> {
  // Written by this code.
  const { space, wordings, places } = deserialize(await readFile(file)) as Learned;
  const rows = new Map<string, number>();
  for (let row = 0; row < places.units.length; row += 1)
    rows.set(wordings.slice(row * hashLength, (row + 1) * hashLength), row);
  const known = (text: string): Vector | undefined => {
    const row = rows.get(hashOf(text));
    return row === undefined ? undefined : unpacked(places, row);
  };
  return {
    space,
    placesOf: async (cache, sentences) => {
      const unknown = [...new Set(sentences.filter((text) => known(text) === undefined))];
      const vectors = await rememberedVectors(cache, unknown);
      const placed = new Map(
        unknown.map((text, at) => [text, placeOf(space, normalise(text), vectors[at])] as const),
      );
      return sentences.map((text) => known(text) ?? placed.get(text) ?? new Float32Array());
    },
  };
}
