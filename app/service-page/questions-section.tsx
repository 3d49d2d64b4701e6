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
  /** `below`: the questions are in two columns, the related pages in rows of three below them. */
  related?: "beside" | "below";
};

/** Questions about a service, with related services and posts. */
export function QuestionsSection({
  page,
  title,
  posts,
  related = "beside",
}: QuestionsSectionProps) {
  const across = related === "below";
  const links = (
    <RelatedServices slugs={serviceEntry(page.slug).related} across={across}>
      <RelatedPosts posts={posts} across={across} />
    </RelatedServices>
  );
  return (
    <PageQuestions
      title={title}
      items={page.questions}
      beside={across ? undefined : links}
      below={across ? links : undefined}
    />
  );
}
