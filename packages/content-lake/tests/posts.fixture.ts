import type { SanityClient } from "@sanity/client";

/** Returns a reference to a document. */
export const refer = (_ref: string) => ({ _type: "reference", _ref });

/** Writes four categories, and sixty posts with values of every kind that refer to them. */
export async function seedPosts(client: SanityClient): Promise<void> {
  const transaction = client.transaction();
  for (let i = 0; i < 4; i++)
    transaction.create({
      _id: `c${i}`,
      _type: "category",
      title: `C${i}`,
      slug: { current: `c-${i}` },
    });
  for (let i = 0; i < 60; i++)
    transaction.create({
      _id: `p${i}`,
      _type: "post",
      title: i % 7 === 0 ? `Tea and ${i}` : `Coffee ${i}`,
      ...(i % 5 > 0 && { slug: { current: `post-${i}` } }),
      // Numbers, strings, no value, and strings whose order differs between UTF-8 and UTF-16.
      ...(i % 11 > 0 && {
        rank: i % 3 === 0 ? i % 10 : i % 4 === 0 ? `\u{1f375}${i % 6}` : `r${i % 6}\uffee`,
      }),
      tags: i % 2 === 0 ? ["even", `t${i % 3}`] : [i % 3, "odd"],
      category: refer(`c${i % 4}`),
      categories: [refer(`c${i % 4}`), refer(`c${(i + 1) % 4}`)].map((one, key) => ({
        ...one,
        _key: `${key}`,
      })),
      long: `${"x".repeat(250)}${i % 3}`,
      body: [
        {
          _type: "block",
          children: [
            { _type: "span", text: "Half" },
            { _type: "span", text: `bold${i % 4} word` },
          ],
        },
      ],
    });
  await transaction.commit();
}
