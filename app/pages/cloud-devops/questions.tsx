import { ServiceQuestions } from "#app/service-page/service-page.tsx";
import { Section } from "#app/ui/section.tsx";
import { cloudDevops as page } from "#content/services/cloud-devops.ts";

export function Questions() {
  return (
    <Section label="Questions" title="What teams ask before they let us near production">
      <div className="lg:ml-[16.66%]">
        <ServiceQuestions slug={page.slug} questions={page.questions} />
      </div>
    </Section>
  );
}
