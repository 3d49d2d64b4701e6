import { Section } from "#app/ui/section.tsx";
import { productSupport as page } from "#content/services/product-support.ts";

export function Terms() {
  return (
    <Section label="Terms" title={page.engagement.title} lede={page.engagement.intro} tone="tint">
      <EngagementModels />
      <Stacks />
    </Section>
  );
}

function EngagementModels() {
  return (
    <div className="grid border-text border-t-[1.5px] lg:grid-cols-3">
      {page.engagement.models.map((model) => (
        <div
          key={model.name}
          className="border-text/20 py-6 max-lg:border-b lg:px-7 lg:first:pl-0 lg:last:pr-0 lg:not-last:border-r"
        >
          <h3 className="text-h3">{model.name}</h3>
          <p className="mt-2 max-w-[60ch] text-text-soft">{model.text}</p>
          <p className="mt-4 font-semibold">{model.fits}</p>
        </div>
      ))}
    </div>
  );
}

/** What we can read, as one running line per kind: to be scanned for the reader’s own. */
function Stacks() {
  const { title, intro, groups } = page.technologies;
  return (
    <div className="mt-16">
      <h3 className="text-h3">{title}</h3>
      <p className="measure mt-3 text-text-soft">{intro}</p>
      <dl className="mt-6 grid gap-x-14 gap-y-5 md:grid-cols-2">
        {groups.map((group) => (
          <div key={group.name}>
            <dt className="label text-text-soft">{group.name}</dt>
            <dd className="mt-1 font-display font-semibold text-h4">{group.items.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
