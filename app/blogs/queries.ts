/** The blog's GROQ queries. https://www.sanity.io/docs/specifications/groq-syntax */

const published = `_type == "post" && defined(slug.current) && defined(publishedAt)`;
const newestFirst = "order(publishedAt desc, _updatedAt desc)";

const image = `{ alt, caption, hotspot, crop, "url": asset->url, "dimensions": asset->metadata.dimensions{ width, height } }`;

const summary = `
  _id,
  title,
  "slug": slug.current,
  excerpt,
  publishedAt,
  _updatedAt,
  "author": author->{ name, "slug": slug.current, bio },
  "categories": categories[]->{ title, "slug": slug.current },
  "mainImage": mainImage${image},
  "characters": length(pt::text(body))
`;

const wholePost = `
  ${summary},
  seo,
  body[]{ ..., _type == "image" => ${image.replace("{", "{ _type, _key,")} }
`;

/** One page of the list with the number of all posts that fit. `$category` may be null. */
export const list = (searching: boolean): string => {
  const filter = `${published} && (!defined($category) || $category in categories[]->slug.current)${
    searching ? " && [title, excerpt, pt::text(body)] match $terms" : ""
  }`;
  return `{
    "total": count(*[${filter}]),
    "posts": *[${filter}] | ${newestFirst} [$from...$to]{ ${summary} }
  }`;
};

/** Categories that have posts, with their number. */
export const tags = `*[_type == "category" && defined(slug.current)]{
  title, "slug": slug.current, description, "count": count(*[${published} && references(^._id)])
}[count > 0] | order(title asc)`;

export const latest = `*[${published}] | ${newestFirst} [0...$count]{ ${summary} }`;

export const latestIn = `*[${published} && count((categories[]->slug.current)[@ in $categories]) > 0]
  | ${newestFirst} [0...$count]{ ${summary} }`;

/** The post with its neighbours in time and up to three that share a category. */
export const bySlug = `*[${published} && slug.current == $slug][0]{
  ${wholePost},
  "previous": *[${published} && publishedAt < ^.publishedAt] | order(publishedAt desc)[0]{ title, "slug": slug.current },
  "next": *[${published} && publishedAt > ^.publishedAt] | order(publishedAt asc)[0]{ title, "slug": slug.current },
  "related": *[${published} && _id != ^._id && count((categories[]._ref)[@ in ^.^.categories[]._ref]) > 0]
    | ${newestFirst} [0...3]{ ${summary} }
}`;

/** By exact title, or by the slug as it is written in small letters. */
export const slugOf = `*[${published} && (title == $name || slug.current == lower($name))] | ${newestFirst} [0].slug.current`;

export const whole = `*[${published}] | ${newestFirst} [0...$count]{ ${wholePost} }`;
