import { Section } from "#app/ui/section.tsx";
import { cybersecurity as page } from "#content/services/cybersecurity.ts";

const rows = [
  { key: "asks", label: "Asks" },
  { key: "finds", label: "Finds" },
  { key: "misses", label: "Does not see" },
  { key: "takes", label: "Takes" },
] as const;

/** The kinds side by side, their parts on common lines; one below the other on narrow screens. */
export function TestKinds() {
  return (
    <Section label="Kinds of test" title={page.tests.title} lede={page.tests.intro} id="tests">
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-4 lg:grid-rows-[auto_repeat(4,auto)] lg:gap-y-0">
        {page.tests.kinds.map((kind) => (
          <li
            key={kind.name}
            className="border-text border-t-[1.5px] lg:row-span-5 lg:grid lg:grid-rows-subgrid"
          >
            <h3 className="py-5 text-h3">{kind.name}</h3>
            <dl className="contents">
              {rows.map(({ key, label }) => (
                <div key={key} className="border-line border-t py-4">
                  <dt className={key === "misses" ? "label text-accent" : "label text-text-soft"}>
                    {label}
                  </dt>
                  <dd className={key === "asks" ? "mt-1.5 font-semibold" : "mt-1.5 text-text-soft"}>
                    {kind[key]}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
