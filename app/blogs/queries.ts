/** The blog's GROQ queries. https://www.sanity.io/docs/specifications/groq-syntax */

/** Version of the content to read: the published one, or drafts laid over it. */
export type Perspective = "published" | "drafts";

const image = `{ _type, alt, caption, hotspot, crop, "url": asset->url, "dimensions": asset->metadata.dimensions{ width, height }, "ground": asset->metadata.palette.dominant.background }`;

/** Parts of the queries. Drafts may lack nearly everything, so their queries have fallbacks. */
const parts = {
  published: {
    filter: `_type == "post" && defined(slug.current) && defined(publishedAt) && defined(title)`,
    title: "title",
    date: "publishedAt",
    ownDate: "^.publishedAt",
    author: "author->{ name, bio }",
    category: `{ title, "slug": slug.current }`,
  },
  drafts: {
    filter: `_type == "post" && defined(slug.current)`,
    title: `"title": coalesce(title, "Without a headline")`,
    date: "coalesce(publishedAt, _createdAt)",
    ownDate: "coalesce(^.publishedAt, ^._createdAt)",
    author: `author->{ "name": coalesce(name, "Without a name"), bio }`,
    category: `{ "title": coalesce(title, "Without a title"), "slug": coalesce(slug.current, _id) }`,
  },
} satisfies Record<Perspective, Record<string, string>>;

/** Returns the queries for one perspective, which the client that sends them must share. */
export function queriesFor(perspective: Perspective) {
  const { filter, title, date, ownDate, author, category } = parts[perspective];
  // Posts of the same date stand in the order of their ids, so that lists, feeds and neighbours agree, and an edit moves
  // no post.
  const newestFirst = `order(${date} desc, _id asc)`;
  const oldestFirst = `order(${date} asc, _id desc)`;
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
    /** One page of the list with the number of all matching posts. `$category` may be null. */
    list(searching: boolean): string {
      const wanted = `${filter} && (!defined($category) || $category in categories[]->slug.current)${
        searching ? " && [title, excerpt, pt::text(body)] match $terms" : ""
      }`;
      return `{
        "total": count(*[${wanted}]),
        "posts": *[${wanted}] | ${newestFirst} [$from...$to]{ ${summary} }
      }`;
    },

    /** Categories that have posts, with the number of posts. */
    tags: `*[_type == "category" && defined(slug.current)]{
      ${title}, "slug": slug.current, description, "count": count(*[${filter} && references(^._id)])
    }[count > 0] | order(title asc)`,

    latest: `*[${filter}] | ${newestFirst} [0...$count]{ ${summary} }`,

    /** The next batch of all posts, newest first, after the last one read. */
    entriesFrom: `*[${filter} && publishedAt <= $publishedAt
        && (publishedAt < $publishedAt || _id > $_id)]
      | order(publishedAt desc, _id asc) [0...$count]{
        _id, "slug": slug.current, publishedAt, _updatedAt, "categories": categories[]->${category}
      }`,

    latestIn: `*[${filter} && count((categories[]->slug.current)[@ in $categories]) > 0]
      | ${newestFirst} [0...$count]{ ${summary} }`,

    /** The post with the posts before and after it, and up to three whose first category, the main one, is its own. */
    bySlug: `*[${filter} && slug.current == $slug][0]{
      ${wholePost},
      "previous": *[${filter} && ${date} <= ${ownDate} && (${date} < ${ownDate} || _id > ^._id)]
        | ${newestFirst} [0]${link},
      "next": *[${filter} && ${date} >= ${ownDate} && (${date} > ${ownDate} || _id < ^._id)]
        | ${oldestFirst} [0]${link},
      "related": *[${filter} && _id != ^._id && categories[0]._ref == ^.categories[0]._ref]
        | ${newestFirst} [0...3]{ ${summary} }
    }`,

    /** By exact title, or by slug in lower case. */
    slugOf: `*[${filter} && (title == $name || slug.current == lower($name))] | ${newestFirst} [0].slug.current`,

    whole: `*[${filter}] | ${newestFirst} [0...$count]{ ${wholePost} }`,

    /** `$slug` may be null. With drafts laid over them, documents keep the id of their published version. */
    lastChange: `*[_type == "post" && (!defined($slug) || slug.current == $slug)] | order(_updatedAt desc)[0]{
      "at": _updatedAt, "draft": defined(_originalId) && _originalId != _id
    }`,

    byId: `*[_type == "post" && _id == $id][0]{ "title": coalesce(title, "Without a headline"), "slug": slug.current }`,
  };
}
