import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";
import { paths } from "#content/paths.ts";

export function Training() {
  return (
    <Section id="training" label="Training" title={page.training.title} lede={page.training.lede}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <p className="border-accent border-t-2 pt-5">
          <span className="block font-bold font-display text-display text-accent tracking-tight">
            {page.training.accuracy}
          </span>
          <span className="mt-2 block max-w-[26ch] text-text-soft">
            {page.training.accuracyText}
          </span>
        </p>
        <RuleGrid items={page.training.sources} columns={2} />
      </div>
      <p className="mt-10">
        <a href={paths.demoData} className="inline-block py-1 text-link">
          {page.training.demoData}
        </a>
      </p>
    </Section>
  );
}
