import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { placeOf, type QuestionSpace } from "../../src/meaning/question-space.ts";
import type { ReplySpace } from "../../src/meaning/reply-space.ts";
import { packed, unpacked, type Vector, type VectorTable } from "../../src/meaning/vectors.ts";
import { normalise } from "../../src/understanding/normalise.ts";
import { cachedVectors } from "../cached-vectors.ts";

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
  replies: ReplySpace;
  /** A hash of each answer, joined. */
  answers: string;
  placesOfAnswers: VectorTable;
};

/** Sentences with the encoder’s vectors of them. */
type Encoded = { readonly texts: readonly string[]; readonly vectors: readonly Vector[] };

const hashLength = 12;
const hashOf = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, hashLength);
const hashesOf = ({ texts }: Encoded): string => texts.map(hashOf).join("");
const placed = (space: QuestionSpace, { texts, vectors }: Encoded): VectorTable =>
  packed(texts.map((text, at) => placeOf(space, normalise(text), vectors[at])));

export async function writeLearned(
  learned: { readonly space: QuestionSpace; readonly replies: ReplySpace },
  wordings: Encoded,
  answers: Encoded,
): Promise<void> {
  const whole: Learned = {
    ...learned,
    wordings: hashesOf(wordings),
    places: placed(learned.space, wordings),
    answers: hashesOf(answers),
    placesOfAnswers: placed(learned.replies.replies, answers),
  };
  await writeFile(file, serialize(whole));
}

/** Returns the places of sentences, of which the new ones are encoded and kept in a cache file. */
type PlacesOf = (cache: string, sentences: readonly string[]) => Promise<Vector[]>;

/** Returns the spaces, and functions for the places of wordings and of answers in them. */
export async function readLearned(): Promise<{
  space: QuestionSpace;
  placesOf: PlacesOf;
  replies: ReplySpace;
  placesOfAnswers: PlacesOf;
}> {
  // Written by this code.
  const learned = deserialize(await readFile(file)) as Learned;
  const { space, replies } = learned;
  return {
    space,
    placesOf: knownPlaces(space, learned.wordings, learned.places),
    replies,
    placesOfAnswers: knownPlaces(replies.replies, learned.answers, learned.placesOfAnswers),
  };
}

function knownPlaces(space: QuestionSpace, hashes: string, places: VectorTable): PlacesOf {
  const rows = new Map<string, number>();
  for (let row = 0; row < places.units.length; row += 1)
    rows.set(hashes.slice(row * hashLength, (row + 1) * hashLength), row);
  const known = (text: string): Vector | undefined => {
    const row = rows.get(hashOf(text));
    return row === undefined ? undefined : unpacked(places, row);
  };
  return async (cache, sentences) => {
    const unknown = [...new Set(sentences.filter((text) => known(text) === undefined))];
    const vectors = await cachedVectors(cache, unknown);
    const placed = new Map(
      unknown.map((text, at) => [text, placeOf(space, normalise(text), vectors[at])] as const),
    );
    return sentences.map((text) => known(text) ?? placed.get(text) ?? new Float32Array());
  };
}
