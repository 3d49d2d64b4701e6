import { PointGrid } from "#app/ui/point-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";
import { paths } from "#content/paths.ts";
import { ChatbotSounding } from "./drawing.tsx";

export function Training() {
  return (
    <Section id="training" title={page.training.title} lede={page.training.lede}>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
        <ChatbotSounding />
        <div>
          <p>
            <span className="block font-bold font-display text-display text-accent tracking-tight">
              {page.training.accuracy}
            </span>
            <span className="mt-1 block max-w-[36ch] text-text-soft">
              {page.training.accuracyText}
            </span>
          </p>
          <div className="mt-8">
            <PointGrid items={page.training.sources} columns={2} />
          </div>
          <p className="mt-6">
            <a href={paths.demoData} className="inline-block py-1 text-link">
              {page.training.demoData}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}
