import type { PostSummary } from "#app/blogs/post.ts";
import { PageQuestions } from "#app/shell/page-questions.tsx";
import { RelatedServices } from "#app/shell/related-services.tsx";
import { serviceEntry } from "#content/services/index.ts";
import type { ServicePage } from "#content/services/types.ts";
import { RelatedPosts } from "./related-posts.tsx";

type QuestionsSectionProps = {
  page: Pick<ServicePage, "slug" | "questions">;
  title: string;
  posts: readonly PostSummary[];
};

/** Questions about a service: beside them posts on its subject, and below both related services in a row. */
export function QuestionsSection({ page, title, posts }: QuestionsSectionProps) {
  return (
    <PageQuestions
      title={title}
      items={page.questions}
      beside={posts.length > 0 ? <RelatedPosts posts={posts} /> : undefined}
      below={<RelatedServices slugs={serviceEntry(page.slug).related} across />}
    />
  );
}
