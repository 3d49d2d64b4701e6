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

/** Questions about a service, with related services and posts. */
export function QuestionsSection({ page, title, posts }: QuestionsSectionProps) {
  return (
    <PageQuestions
      title={title}
      items={page.questions}
      beside={
        <RelatedServices slugs={serviceEntry(page.slug).related}>
          <RelatedPosts posts={posts} />
        </RelatedServices>
      }
    />
  );
}
