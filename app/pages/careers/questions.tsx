import { PageQuestions } from "#app/shell/page-questions.tsx";
import { company } from "#content/company.ts";
import { careers } from "#content/pages/careers.ts";

const { title, items, another } = careers.questions;

export function Questions() {
  return (
    <PageQuestions
      title={title}
      items={items}
      beside={
        <p className="text-text-soft">
          {another}{" "}
          <a href={`mailto:${company.careersEmail}`} className="text-link">
            {company.careersEmail}
          </a>
        </p>
      }
    />
  );
}
