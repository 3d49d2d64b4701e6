import type { ContentDocument } from "../src/types.ts";

/** Posts of a blog, the same in every run. */

export const categories = 7;

const words =
  "hull keel stern bow deck mast sail rope anchor harbour pilot chart depth tide current wind weather cargo crew watch".split(
    " ",
  );

/** Yields the same numbers every time, so that the figures of a run can be compared with those of another. */
export function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Returns the date of publication of a post by its number. */
export const dateOf = (index: number): string =>
  new Date(Date.UTC(2020, 0, 1) + index * 1_500_000).toISOString();

/** Returns a post by its number. The rare word, “semaphore”, is in ten posts, however many there are. */
export function post(index: number, size: number, random: () => number): ContentDocument {
  const sentence = () =>
    Array.from({ length: 14 }, () => words[Math.floor(random() * words.length)]).join(" ");
  const date = dateOf(index);
  return {
    _id: `post-${index}`,
    _type: "post",
    _rev: `r${index}`,
    _createdAt: date,
    _updatedAt: date,
    title: `Post ${index}: ${sentence()}`,
    slug: { _type: "slug", current: `post-${index}` },
    excerpt: sentence(),
    publishedAt: date,
    author: { _type: "reference", _ref: `author-${index % 5}` },
    categories: [{ _key: "c", _type: "reference", _ref: `category-${index % categories}` }],
    body: Array.from({ length: 24 }, (_, at) => ({
      _type: "block",
      _key: `b${at}`,
      style: "normal",
      markDefs: [],
      children: [
        {
          _type: "span",
          _key: `s${at}`,
          marks: [],
          text: `${sentence()}. ${sentence()}.${index % (size / 10) === 5 && at === 3 ? " A semaphore." : ""}`,
        },
      ],
    })),
  };
}

/** Returns a document of a few fields. */
export const small = (_id: string, _type: string, fields: object): ContentDocument => ({
  _id,
  _type,
  _rev: "r",
  _createdAt: "2020-01-01T00:00:00Z",
  _updatedAt: "2020-01-01T00:00:00Z",
  ...fields,
});
