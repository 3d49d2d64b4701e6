import { ToolNames } from "#app/service-page/technology-groups.tsx";
import { Section } from "#app/ui/section.tsx";
import { aiMl as page } from "#content/services/ai-ml.ts";

export function Technologies() {
  return (
    <Section label="Tools" title={page.technologies.title} lede={page.technologies.intro}>
      <dl className="border-text border-t-[1.5px]">
        {page.technologies.groups.map((group) => (
          <div
            key={group.name}
            className="grid gap-x-10 gap-y-1 border-line border-b py-4 md:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
          >
            <dt className="font-display font-semibold text-h4">{group.name}</dt>
            <dd className="text-text-soft">
              <ToolNames names={group.items} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
