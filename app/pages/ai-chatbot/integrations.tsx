import { SectionPart } from "#app/ui/section-part.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

/** A pipe along the left edge of a column, from its first word to the bar that all columns share. */
const pipe = "lg:border-secondary lg:border-l-[1.5px] lg:pl-4";

/** On wide screens five groups run down into one bar, the assistant, and six workflows hang from it. */
export function Integrations() {
  return (
    <SectionPart id="integrations" title={page.integrations.title} lede={page.integrations.lede}>
      <dl aria-label="Integrations" className="grid gap-x-6 gap-y-4 lg:grid-cols-5">
        {page.integrations.groups.map((group) => (
          <div key={group.name} className={`${pipe} lg:pb-8`}>
            <dt className="text-small text-text-soft">{group.name}</dt>
            <dd className="mt-1">
              <ul className="flex flex-wrap gap-x-5 gap-y-1 font-semibold lg:grid">
                {group.items.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <h4 className="bg-secondary px-4 py-2 text-background text-h4 max-lg:mt-7">
        {page.integrations.workflowsTitle}
      </h4>
      <ol
        aria-label="Automated workflows"
        className="grid gap-x-6 gap-y-4 max-lg:mt-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-0"
      >
        {page.integrations.workflows.map((workflow) => (
          <li key={workflow.title} className={`${pipe} lg:pt-5`}>
            <h5 className="font-semibold text-base">{workflow.title}</h5>
            <p className="text-text-soft">{workflow.text}</p>
          </li>
        ))}
      </ol>
    </SectionPart>
  );
}
