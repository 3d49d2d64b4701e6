import { TechnologyGroups } from "#app/service-page/technology-groups.tsx";
import { Section } from "#app/ui/section.tsx";
import { mobileAppDevelopment as page } from "#content/services/mobile-app-development.ts";

export function Terms() {
  return (
    <Section label="Terms" title={page.engagement.title} lede={page.engagement.intro} tone="tint">
      <EngagementModels />
      <div className="mt-16 grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h3 className="text-h3">{page.technologies.title}</h3>
          <p className="mt-3 max-w-[40ch] text-text-soft">{page.technologies.intro}</p>
        </div>
        <TechnologyGroups groups={page.technologies.groups} />
      </div>
    </Section>
  );
}

function EngagementModels() {
  return (
    <div className="grid gap-x-10 gap-y-10 md:grid-cols-3">
      {page.engagement.models.map((model) => (
        <div key={model.name} className="border-accent border-t-2 pt-5">
          <h3 className="text-h3">{model.name}</h3>
          <p className="mt-3 text-text-soft">{model.text}</p>
          <p className="mt-4">
            <span className="label block text-text-soft">Fits</span>
            {model.fits}
          </p>
        </div>
      ))}
    </div>
  );
}
