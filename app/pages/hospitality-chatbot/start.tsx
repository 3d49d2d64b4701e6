import { PointGrid } from "#app/ui/point-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";

export function Start() {
  return (
    <Section id="start" title={page.start.title} lede={page.start.intro} tone="tint">
      <Steps steps={page.start.steps} />
      <div className="mt-12 bg-background p-6 md:p-8 lg:mt-16">
        <h3 className="text-h3">{page.bring.title}</h3>
        <div className="mt-6">
          <PointGrid columns={4} items={page.bring.items} />
        </div>
      </div>
    </Section>
  );
}
