import { paths } from "#content/paths.ts";
import { contentsOf, plainText } from "../blogs/headings.ts";
import type { Post } from "../blogs/post.ts";
import { anchorOf } from "../ui/anchor.ts";
import { beginningOf } from "../ui/shorten.ts";
import type { SitePage } from "./site-pages.ts";
import { termsOf } from "./terms.ts";

export const kinds = ["service", "page", "post", "question", "job"] as const;
export type Kind = (typeof kinds)[number];

/** An entry of the search index. */
export type SearchDocument = {
  /** Path on this site, with a fragment for a question. Unique. */
  path: string;
  kind: Kind;
  title: string;
  /** A line or two, shown below the title. */
  summary: string;
  /** Searched but not shown; of a question, the name of its page. */
  keywords: string;
  /** Words of a longer text that occur in none of the other fields, each once. Searched with the lowest weight. */
  text: string;
};

/** About a line and a half: enough to choose by, and short enough to send for every page. */
const summaryLength = 160;

export type DocumentOptions = {
  /** Number of newest posts whose full texts are searched; older posts are found by title, summary and headings. */
  wholePosts?: number;
};

export const documentsOf = (
  pages: readonly SitePage[],
  posts: readonly Post[],
  { wholePosts = posts.length }: DocumentOptions = {},
): SearchDocument[] =>
  // Two posts may have the same address, which shows one of them; the index takes each path once.
  uniqueByPath([
    ...pages.map((page) => ({
      path: page.path,
      kind: page.kind,
      title: page.name,
      summary: beginningOf(page.description, summaryLength),
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
        summary: beginningOf(post.excerpt, summaryLength),
        keywords: [
          ...post.categories.map((category) => category.title),
          ...contentsOf(post.body).map((heading) => heading.text),
        ].join(" · "),
      }),
    ),
    ...questionsOf(pages),
  ]);

/** Keeps the first of the documents with the same path. */
const uniqueByPath = (documents: readonly SearchDocument[]): SearchDocument[] =>
  [
    ...new Map(documents.toReversed().map((document) => [document.path, document])).values(),
  ].reverse();

/** Returns the questions of all pages. One that is on two pages is listed once, with the first. */
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
          summary: beginningOf(answer, summaryLength),
          keywords: page.name,
        }),
      ),
  );
}

/** Adds the words of a text, sorted, because neighbours that begin alike compress better. */
function withText(text: string, document: Omit<SearchDocument, "text">): SearchDocument {
  const known = new Set(termsOf([document.title, document.keywords, document.summary].join(" ")));
  const words = new Set(termsOf(text).filter((word) => !known.has(word) && tellsSomething(word)));
  return { ...document, text: [...words].sort().join(" ") };
}

/** Whether a word is worth indexing: short words and numbers occur in every text, but people search for years. */
const tellsSomething = (word: string) => word.length > 2 && !/^(\d{1,3}|\d{5,})$/.test(word);
