import { PageQuestions } from "#app/shell/page-questions.tsx";
import { RelatedServices } from "#app/shell/related-services.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";

export function Questions() {
  return (
    <PageQuestions
      {...page.questions}
      beside={<RelatedServices slugs={["hospitality", "ai-chatbot", "product-support"]} />}
    />
  );
}
