import { useId } from "react";
import type { PostSummary } from "#app/blogs/post.ts";
import type { ServicePage } from "#content/services/types.ts";
import { Related } from "./related.tsx";
import { ServiceQuestions } from "./service-page.tsx";

type QuestionsSectionProps = {
  page: Pick<ServicePage, "slug" | "questions">;
  title: string;
  posts: readonly PostSummary[];
};

/** Questions with their heading at the left edge, and under that what a reader may need next. */
export function QuestionsSection({ page, title, posts }: QuestionsSectionProps) {
  const headingId = useId();
  return (
    <section id="questions" aria-labelledby={headingId} className="py-12 md:py-14 lg:py-20">
      <div className="shell grid gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <h2 id={headingId} className="max-w-[16ch] text-h2">
          {title}
        </h2>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-2">
          <ServiceQuestions slug={page.slug} questions={page.questions} />
        </div>
        <Related slug={page.slug} posts={posts} />
      </div>
    </section>
  );
}
