import { paths } from "#content/paths.ts";
import { contentsOf, plainText } from "../blogs/headings.ts";
import type { Post } from "../blogs/post.ts";
import { anchorOf } from "../ui/anchor.ts";
import { shorten } from "../ui/shorten.ts";
import type { SitePage } from "./site-pages.ts";
import { termsOf } from "./terms.ts";

export const kinds = ["service", "page", "post", "question", "job"] as const;
export type Kind = (typeof kinds)[number];

/** One thing that the search finds. */
export type SearchDocument = {
  /** Where it stands on this site, with the fragment of a question. Unique. */
  path: string;
  kind: Kind;
  title: string;
  /** A line or two, shown below the title. */
  summary: string;
  /** Searched and not shown. */
  keywords: string;
  /** The words of a longer text that stand in none of the above, each once: searched, and weighing least. */
  text: string;
};

/** About a line and a half: enough to choose by, and short enough to be sent for every page. */
const summaryLength = 110;

export type DocumentOptions = {
  /** The texts of this many posts are searched, the newest; older ones are found by title, summary and headings. */
  wholePosts?: number;
};

export const documentsOf = (
  pages: readonly SitePage[],
  posts: readonly Post[],
  { wholePosts = posts.length }: DocumentOptions = {},
): SearchDocument[] =>
  // Two posts may have been given one address, at which one of them is shown; the index takes each path once.
  uniqueByPath([
    ...pages.map((page) => ({
      path: page.path,
      kind: page.kind,
      title: page.name,
      summary: shorten(page.description, summaryLength),
      keywords: [page.headline, ...page.keywords].join(" · "),
      text: "",
    })),
    {
      path: paths.blogs,
      kind: "page",
      title: "Blog",
      summary: "Procedures, worked examples and checklists from our own work.",
      keywords: "blogs posts articles notes",
      text: "",
    },
    ...posts.map((post, index) =>
      withText(index < wholePosts ? plainText(post.body) : "", {
        path: paths.blogPost(post.slug),
        kind: "post" as const,
        title: post.title,
        summary: shorten(post.excerpt, summaryLength),
        keywords: [
          ...post.categories.map((category) => category.title),
          ...contentsOf(post.body).map((heading) => heading.text),
        ].join(" · "),
      }),
    ),
    ...questionsOf(pages),
  ]);

/** The first of those that have the same path. */
const uniqueByPath = (documents: readonly SearchDocument[]): SearchDocument[] =>
  [
    ...new Map(documents.toReversed().map((document) => [document.path, document])).values(),
  ].reverse();

/** A question that stands on two pages is found once, on the first of them. */
function questionsOf(pages: readonly SitePage[]): SearchDocument[] {
  const seen = new Set<string>();
  return pages.flatMap((page) =>
    page.questions
      .filter(({ question }) => !seen.has(question) && seen.add(question))
      .map(({ question, answer }) =>
        withText(answer, {
          path: `${page.path}#${anchorOf(question)}`,
          kind: "question" as const,
          title: question,
          summary: shorten(answer, summaryLength),
          keywords: page.name,
        }),
      ),
  );
}

/** Words in the order of the alphabet: neighbours begin alike, which compresses better. */
function withText(text: string, document: Omit<SearchDocument, "text">): SearchDocument {
  const known = new Set(termsOf([document.title, document.keywords, document.summary].join(" ")));
  const words = new Set(termsOf(text).filter((word) => !known.has(word) && tellsSomething(word)));
  return { ...document, text: [...words].sort().join(" ") };
}

/** Short words and figures stand in every text; years are looked for. */
const tellsSomething = (word: string) => word.length > 2 && !/^(\d{1,3}|\d{5,})$/.test(word);
