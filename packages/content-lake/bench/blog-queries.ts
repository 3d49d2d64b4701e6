/** What the pages of a blog ask: a list with its total, an article with its neighbours, categories with counts. */

const filter = `_type == "post" && defined(slug.current) && defined(publishedAt) && defined(title)`;
const newestFirst = "order(publishedAt desc, _id asc)";
const link = `{ title, "slug": slug.current }`;
const image = `{ alt, caption, hotspot, crop, "url": asset->url, "dimensions": asset->metadata.dimensions{ width, height } }`;
const summary = `
  _id, title, "slug": slug.current, excerpt, publishedAt, _updatedAt,
  "author": author->{ name, bio },
  "categories": categories[]->{ title, "slug": slug.current },
  "mainImage": mainImage${image},
  "characters": length(pt::text(body))
`;

/** One page of the list with the number of all posts that fit. `$category` may be null. */
export function list(searching: boolean): string {
  const wanted = `${filter} && (!defined($category) || $category in categories[]->slug.current)${
    searching ? " && [title, excerpt, pt::text(body)] match $terms" : ""
  }`;
  return `{
    "total": count(*[${wanted}]),
    "posts": *[${wanted}] | ${newestFirst} [$from...$to]{ ${summary} }
  }`;
}

/** Categories that have posts, with their number. */
export const categoriesWithCounts = `*[_type == "category" && defined(slug.current)]{
  title, "slug": slug.current, description, "count": count(*[${filter} && references(^._id)])
}[count > 0] | order(title asc)`;

/** The post with its neighbours in time and up to three that share a category. */
export const bySlug = `*[${filter} && slug.current == $slug][0]{
  ${summary},
  "body": body[]{ ..., _type == "image" => ${image.replace("{", "{ _type, _key,")} },
  "previous": *[${filter} && publishedAt < ^.publishedAt] | order(publishedAt desc)[0]${link},
  "next": *[${filter} && publishedAt > ^.publishedAt] | order(publishedAt asc)[0]${link},
  "related": *[${filter} && _id != ^._id && count((categories[]._ref)[@ in ^.^.categories[]._ref]) > 0]
    | ${newestFirst} [0...3]{ ${summary} }
}`;

/** What a feed holds. */
export const newest = `*[${filter}] | ${newestFirst} [0...$count]{ ${summary}, body }`;

/** A part of the sitemap, newest first. */
export const entries = `*[${filter} && publishedAt <= $from]
  | order(publishedAt desc, _id asc) [0...$count]{ _id, "slug": slug.current, _updatedAt }`;

/** As the Studio writes it for these types, when it sorts by relevance. */
export const studioSearch = `*[_type in $__types] | score(
  boost(_type in ["post"] && title match text::query($__query), 10),
  boost(_type in ["author"] && name match text::query($__query), 10),
  ([@, _id] match text::query($__query) || references($__rawQuery))
)[_score > 0]{_type, _id, _originalId, "orderings": [_score]} | order(orderings[0] desc) [0...101]`;
