import { Accordion } from "#app/ui/accordion.tsx";
import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

export function Industries() {
  return (
    <Section id="industries" title={page.industries.title} layout="beside">
      <Accordion
        name="industries"
        items={page.industries.items.map((industry) => ({
          summary: industry.name,
          body: (
            <>
              <p>{industry.text}</p>
              <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 font-mono text-small">
                {industry.tasks.map((task) => (
                  <li key={task} className="flex items-center gap-2">
                    <span aria-hidden="true" className="solid size-1.5 rotate-45 bg-secondary" />
                    {task}
                  </li>
                ))}
              </ul>
            </>
          ),
        }))}
      />
    </Section>
  );
}
