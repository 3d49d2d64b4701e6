import { PageQuestions } from "#app/shell/page-questions.tsx";
import { quantaFramework } from "#content/pages/quanta-framework.ts";

export function Questions() {
  return <PageQuestions {...quantaFramework.questions} />;
}
