import { SplitSection } from "#app/service-page/split-section.tsx";
import { cloudDevops as page } from "#content/services/cloud-devops.ts";

export function YourPart() {
  return (
    <SplitSection label="Your part" title={page.client.title} lede={page.client.intro} tinted>
      <ul className="grid gap-x-12 gap-y-9 md:grid-cols-2">
        {page.client.items.map((item) => (
          <li key={item.title} className="border-text border-t-[1.5px] pt-4">
            <h3 className="text-h4">{item.title}</h3>
            <p className="mt-1.5 max-w-[46ch] text-text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
