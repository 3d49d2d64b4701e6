import { CheckList } from "#app/ui/check-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { remoteInfrastructureManagement as page } from "#content/services/remote-infrastructure-management.ts";

export function Authority() {
  const { free, ask } = page.authority;
  return (
    <Section
      title={page.authority.title}
      lede={page.authority.intro}
      tone="inverse"
      layout="beside"
    >
      <div className="grid gap-12 md:grid-cols-2 md:gap-0">
        <div className="border-secondary border-t-2 pt-6 md:pr-12">
          <h3 className="mb-5 text-h3">{free.title}</h3>
          <CheckList items={free.items} />
        </div>
        <div className="border-accent border-t-2 pt-6 md:border-l md:border-l-line md:pl-12">
          <h3 className="mb-5 text-h3">{ask.title}</h3>
          <ul className="grid gap-3">
            {ask.items.map((item) => (
              <li key={item} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="mt-2 size-2.5 shrink-0 rotate-45 border-[1.5px] border-accent"
                />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
