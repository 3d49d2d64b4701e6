import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

export function Integrations() {
  return (
    <Section
      id="integrations"
      title={page.integrations.title}
      lede={page.integrations.lede}
      tone="tint"
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
        <dl aria-label="Integrations" className="grid content-start gap-6">
          {page.integrations.groups.map((group) => (
            <div key={group.name}>
              <dt className="label text-text-soft">{group.name}</dt>
              <dd className="mt-1">
                <ul className="flex flex-wrap gap-x-6 gap-y-1 font-semibold text-h4">
                  {group.items.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
        <div>
          <h3 className="text-h3">{page.integrations.workflowsTitle}</h3>
          <ol aria-label="Automated workflows" className="mt-4">
            {page.integrations.workflows.map((workflow, index) => (
              <li key={workflow.title} className="flex gap-4 py-2.5">
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
