import { Section } from "#app/ui/section.tsx";
import type { ServicePage } from "#content/services/types.ts";
import { ServiceQuestions } from "./service-page.tsx";
import { SplitSection } from "./split-section.tsx";

type QuestionsSectionProps = {
  page: Pick<ServicePage, "slug" | "questions">;
  title: string;
  id?: string;
  /** Puts the heading at the left edge, beside the questions. */
  split?: boolean;
};

export function QuestionsSection({ page, title, id, split = false }: QuestionsSectionProps) {
  const Band = split ? SplitSection : Section;
  return (
    <Band {...(id === undefined ? {} : { id })} label="Questions" title={title}>
      <ServiceQuestions slug={page.slug} questions={page.questions} />
    </Band>
  );
}
