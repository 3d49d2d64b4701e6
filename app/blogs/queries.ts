/** The blog's GROQ queries. https://www.sanity.io/docs/specifications/groq-syntax */

/** What is read: what everybody sees, or drafts laid over it. */
export type Perspective = "published" | "drafts";

const image = `{ _type, alt, caption, hotspot, crop, "url": asset->url, "dimensions": asset->metadata.dimensions{ width, height }, "ground": asset->metadata.palette.dominant.background }`;

/** What posts are made of. A draft may lack nearly everything: something stands in its place. */
const parts = {
  published: {
    filter: `_type == "post" && defined(slug.current) && defined(publishedAt) && defined(title)`,
    title: "title",
    date: "publishedAt",
    author: "author->{ name, bio }",
    category: `{ title, "slug": slug.current }`,
  },
  drafts: {
    filter: `_type == "post" && defined(slug.current)`,
    title: `"title": coalesce(title, "Without a headline")`,
    date: "coalesce(publishedAt, _createdAt)",
    author: `author->{ "name": coalesce(name, "Without a name"), bio }`,
    category: `{ "title": coalesce(title, "Without a title"), "slug": coalesce(slug.current, _id) }`,
  },
} satisfies Record<Perspective, Record<string, string>>;

/** The queries for one perspective; the client that sends them must have the same. */
export function queriesFor(perspective: Perspective) {
  const { filter, title, date, author, category } = parts[perspective];
  const newestFirst = `order(${date} desc, _updatedAt desc)`;
  const link = `{ ${title}, "slug": slug.current }`;

  const summary = `
    _id,
    ${title},
    "slug": slug.current,
    excerpt,
    "publishedAt": ${date},
    _updatedAt,
    "author": ${author},
    "categories": categories[]->${category},
    "mainImage": mainImage${image},
    "characters": length(pt::text(body))
  `;
  const wholePost = `
    ${summary},
    seo,
    "body": body[]{ ..., _type == "image" => ${image.replace("{", "{ _key,")} }
  `;

  return {
    /** One page of the list with the number of all posts that fit. `$category` may be null. */
    list(searching: boolean): string {
      const wanted = `${filter} && (!defined($category) || $category in categories[]->slug.current)${
        searching ? " && [title, excerpt, pt::text(body)] match $terms" : ""
      }`;
      return `{
        "total": count(*[${wanted}]),
        "posts": *[${wanted}] | ${newestFirst} [$from...$to]{ ${summary} }
      }`;
    },

    /** Categories that have posts, with their number. */
    tags: `*[_type == "category" && defined(slug.current)]{
      ${title}, "slug": slug.current, description, "count": count(*[${filter} && references(^._id)])
    }[count > 0] | order(title asc)`,

    latest: `*[${filter}] | ${newestFirst} [0...$count]{ ${summary} }`,

    /** The next of all posts, newest first, after the last one that is known. */
    entriesFrom: `*[${filter} && publishedAt <= $publishedAt
        && (publishedAt < $publishedAt || _updatedAt < $_updatedAt || (_updatedAt == $_updatedAt && _id > $_id))]
      | order(publishedAt desc, _updatedAt desc, _id asc) [0...$count]{
        _id, "slug": slug.current, publishedAt, _updatedAt, "categories": categories[]->${category}
      }`,

    latestIn: `*[${filter} && count((categories[]->slug.current)[@ in $categories]) > 0]
      | ${newestFirst} [0...$count]{ ${summary} }`,

    /** The post with its neighbours in time and up to three that share a category. */
    bySlug: `*[${filter} && slug.current == $slug][0]{
      ${wholePost},
      "previous": *[${filter} && publishedAt < ^.publishedAt] | order(publishedAt desc)[0]${link},
      "next": *[${filter} && publishedAt > ^.publishedAt] | order(publishedAt asc)[0]${link},
      "related": *[${filter} && _id != ^._id && count((categories[]._ref)[@ in ^.^.categories[]._ref]) > 0]
        | ${newestFirst} [0...3]{ ${summary} }
    }`,

    /** By exact title, or by the slug as it is written in small letters. */
    slugOf: `*[${filter} && (title == $name || slug.current == lower($name))] | ${newestFirst} [0].slug.current`,

    whole: `*[${filter}] | ${newestFirst} [0...$count]{ ${wholePost} }`,

    /** `$slug` may be null. With drafts laid over them, documents keep the id of their published form. */
    lastChange: `*[_type == "post" && (!defined($slug) || slug.current == $slug)] | order(_updatedAt desc)[0]{
      "at": _updatedAt, "draft": defined(_originalId) && _originalId != _id
    }`,

    byId: `*[_type == "post" && _id == $id][0]{ "title": coalesce(title, "Without a headline"), "slug": slug.current }`,
  };
}
