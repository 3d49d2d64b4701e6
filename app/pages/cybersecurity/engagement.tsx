import { SplitSection } from "#app/service-page/split-section.tsx";
import { cybersecurity as page } from "#content/services/cybersecurity.ts";

export function Engagement() {
  return (
    <SplitSection label="Engagement" title={page.engagement.title} lede={page.engagement.intro}>
      <ul className="border-text border-t-[1.5px]">
        {page.engagement.models.map((model) => (
          <li key={model.name} className="border-line border-b py-6">
            <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
              <h3 className="text-h3">{model.name}</h3>
              <p className="text-small text-secondary">{model.fits}</p>
            </div>
            <p className="mt-2 max-w-[62ch] text-text-soft">{model.text}</p>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
