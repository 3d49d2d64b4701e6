/** What the pages of a blog ask: a list with its total, an article with its neighbours, categories with counts. */

const filter = `_type == "post" && defined(slug.current) && defined(publishedAt) && defined(title)`;
const newestFirst = "order(publishedAt desc, _updatedAt desc)";
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
