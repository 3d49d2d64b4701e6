import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

export function Integrations() {
  return (
    <Section
      id="integrations"
      label="Integrations"
      title={page.integrations.title}
      lede={page.integrations.lede}
      tone="tint"
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
        <ul
          aria-label="Integrations"
          className="columns-2 gap-x-8 self-start border-text border-t-[1.5px]"
        >
          {page.integrations.names.map((name) => (
            <li
              key={name}
              className="break-inside-avoid border-text/20 border-b py-3 font-semibold leading-snug"
            >
              {name}
            </li>
          ))}
        </ul>
        <div>
          <h3 className="border-text border-t-[1.5px] pt-4 text-h3">
            {page.integrations.workflowsTitle}
          </h3>
          <ol aria-label="Automated workflows" className="mt-4">
            {page.integrations.workflows.map((workflow, index) => (
              <li key={workflow.title} className="flex gap-4 border-text/20 border-t py-4">
                <span aria-hidden="true" className="font-mono text-accent text-small leading-6">
                  {index + 1}
                </span>
                <div>
                  <h4 className="text-h4">{workflow.title}</h4>
                  <p className="mt-0.5 text-text-soft">{workflow.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
