import { SectionPart } from "#app/ui/section-part.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

const { title, lede, groups, workflowsTitle, workflows } = page.integrations;

/** The systems by group, and beside them what runs through them. */
export function Integrations() {
  return (
    <SectionPart id="integrations" title={title} lede={lede}>
      <div className="grid gap-x-14 gap-y-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <dl
          aria-label="Integrations"
          className="grid content-between border-text border-t-[1.5px] pt-2 lg:row-start-2"
        >
          {groups.map((group) => (
            <div key={group.name} className="py-2 md:flex">
              <dt className="min-w-48 text-small text-text-soft">{group.name}</dt>
              <dd>
                <ul className="dotted font-semibold">
                  {group.items.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
        <h4 className="text-text-soft text-small max-lg:mt-5 lg:col-start-2 lg:row-start-1">
          {workflowsTitle}
        </h4>
        <ol
          aria-label="Automated workflows"
          className="grid content-between gap-y-3 lg:col-start-2 lg:row-start-2 border-text border-t-[1.5px] py-4 font-display font-semibold text-h4 tracking-tight"
        >
          {workflows.map((workflow) => (
            <li key={workflow.title}>{workflow.title}</li>
          ))}
        </ol>
      </div>
    </SectionPart>
  );
}
