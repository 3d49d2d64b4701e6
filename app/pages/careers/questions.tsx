import { PageQuestions } from "#app/shell/page-questions.tsx";
import { careers } from "#content/pages/careers.ts";

export function Questions() {
  return <PageQuestions {...careers.questions} />;
}
