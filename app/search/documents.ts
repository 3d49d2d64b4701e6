import { contentsOf } from "../blogs/headings.ts";
import type { Post } from "../blogs/post.ts";
import { paths } from "../paths.ts";
import { anchorOf } from "../ui/anchor.ts";
import type { SitePage } from "./site-pages.ts";

export const kinds = ["service", "page", "post", "question", "job"] as const;
export type Kind = (typeof kinds)[number];

/** One thing that the search finds. */
export type SearchDocument = {
  /** Where it stands on this site, with the fragment of a question. Unique. */
  path: string;
  kind: Kind;
  title: string;
  /** One or two sentences, shown below the title. */
  summary: string;
  /** Searched and not shown. */
  keywords: string;
};

export const documentsOf = (
  pages: readonly SitePage[],
  posts: readonly Post[],
): SearchDocument[] => [
  ...pages.map((page) => ({
    path: page.path,
    kind: page.kind,
    title: page.name,
    summary: page.description,
    keywords: [page.headline, ...page.keywords].join(" · "),
  })),
  {
    path: paths.blogs,
    kind: "page",
    title: "Blog",
    summary: "Procedures, worked examples and checklists from the work itself.",
    keywords: "blogs posts articles notes",
  },
  ...posts.map((post) => ({
    path: paths.blogPost(post.slug),
    kind: "post" as const,
    title: post.title,
    summary: post.excerpt,
    keywords: [
      ...post.categories.map((category) => category.title),
      ...contentsOf(post.body).map((heading) => heading.text),
    ].join(" · "),
  })),
  ...questionsOf(pages),
];

/** A question that stands on two pages is found once, on the first of them. */
function questionsOf(pages: readonly SitePage[]): SearchDocument[] {
  const seen = new Set<string>();
  return pages.flatMap((page) =>
    page.questions
      .filter(({ question }) => !seen.has(question) && seen.add(question))
      .map(({ question, answer }) => ({
        path: `${page.path}#${anchorOf(question)}`,
        kind: "question" as const,
        title: question,
        summary: answer,
        keywords: page.name,
      })),
  );
}
