import { Section } from "#app/ui/section.tsx";
import { remoteInfrastructureManagement as page } from "#content/services/remote-infrastructure-management.ts";

export function YourPart() {
  return (
    <Section label="Your part" title={page.client.title} lede={page.client.intro}>
      <ol className="grid border-text border-t-[1.5px] md:grid-cols-2 md:gap-x-12 lg:grid-cols-6">
        {page.client.items.map((item, index) => (
          <li
            key={item.title}
            // Three above, two below, so that the second row is as wide as the first.
            className={
              index < 3
                ? "border-line border-b py-6 lg:col-span-2"
                : "border-line border-b py-6 md:last:col-span-2 lg:col-span-3 lg:last:col-span-3"
            }
          >
            <h3 className="text-h4">{item.title}</h3>
            <p className="mt-1.5 max-w-[52ch] text-text-soft">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
