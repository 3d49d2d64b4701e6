import { Ledger } from "#app/ui/ledger.tsx";
import { Section } from "#app/ui/section.tsx";
import { webAppDevelopment as page } from "#content/services/web-app-development.ts";

export function Terms() {
  return (
    <Section label="Terms" title={page.engagement.title} lede={page.engagement.intro} tone="tint">
      <Ledger
        rows={page.engagement.models.map((model) => ({
          term: model.name,
          detail: (
            <>
              <p>{model.text}</p>
              <p className="mt-2 text-text">For: {model.fits}</p>
            </>
          ),
        }))}
      />
      <Technologies />
    </Section>
  );
}

function Technologies() {
  const { title, intro, groups } = page.technologies;
  return (
    <div className="mt-16">
      <h3 className="text-h3">{title}</h3>
      <p className="measure mt-3 text-text-soft">{intro}</p>
      <dl className="mt-7 grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
        {groups.map((group) => (
          <div key={group.name} className="border-text border-t-[1.5px] pt-3">
            <dt className="label text-text-soft">{group.name}</dt>
            {group.items.map((item) => (
              <dd key={item} className="mt-1">
                {item}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
