import { SplitSection } from "#app/service-page/split-section.tsx";
import { quantaFramework } from "#content/pages/quanta-framework.ts";

const { leave } = quantaFramework;

export function Leave() {
  return (
    <SplitSection id="leave" title={leave.title} lede={leave.intro} tinted>
      <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {leave.items.map((item) => (
          <li key={item.title}>
            <h3 className="text-h3">{item.title}</h3>
            <p className="mt-1.5 text-text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
