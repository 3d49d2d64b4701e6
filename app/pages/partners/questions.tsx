import { PageQuestions } from "#app/shell/page-questions.tsx";
import { partners } from "#content/pages/partners.ts";

export function Questions() {
  return <PageQuestions {...partners.questions} />;
}
