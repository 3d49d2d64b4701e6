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
      {/* Five groups run into one line, the assistant, and six tasks come out of it. */}
      <div className="grid gap-y-12 lg:grid-cols-2">
        <dl
          aria-label="Integrations"
          className="grid gap-6 lg:content-around lg:border-secondary lg:border-r-[3px]"
        >
          {page.integrations.groups.map((group) => (
            <div
              key={group.name}
              className="lg:grid lg:grid-cols-[auto_minmax(1.5rem,1fr)] lg:gap-x-5 lg:after:col-start-2 lg:after:row-span-2 lg:after:row-start-1 lg:after:self-center lg:after:border-secondary lg:after:border-t-[1.5px]"
            >
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
        <div className="lg:pl-14">
          <h3 className="text-h3">{page.integrations.workflowsTitle}</h3>
          <ol aria-label="Automated workflows" className="mt-4">
            {page.integrations.workflows.map((workflow, index) => (
              <li
                key={workflow.title}
                className="relative flex gap-4 py-2.5 lg:before:absolute lg:before:top-[1.35rem] lg:before:-left-14 lg:before:w-10 lg:before:border-secondary lg:before:border-t-[1.5px]"
              >
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
