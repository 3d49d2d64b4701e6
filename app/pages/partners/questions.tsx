import { PageQuestions } from "#app/shell/page-questions.tsx";
import { partners } from "#content/pages/partners.ts";

export function Questions() {
  const { noList, questions } = partners;
  return (
    <PageQuestions
      {...questions}
      beside={
        <div className="max-w-[29.3em] print:mt-6">
          <h3 className="text-h4">{noList.title}</h3>
          <p className="mt-1.5 text-text-soft">{noList.text}</p>
        </div>
      }
    />
  );
}
