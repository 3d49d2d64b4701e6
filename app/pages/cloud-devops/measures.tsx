import { Section } from "#app/ui/section.tsx";
import { cloudDevops as page } from "#content/services/cloud-devops.ts";

const kinds = ["Throughput", "Instability"] as const;

/** The DORA measures under their two kinds: what each means, from which records it is read, how it misleads. */
export function Measures() {
  return (
    <Section
      label="Measures"
      title={page.measures.title}
      lede={page.measures.intro}
      tone="inverse"
      id="dora"
    >
      <div className="grid gap-12">
        {kinds.map((kind) => (
          <section key={kind} aria-label={kind}>
            <p className="label border-text border-b-[1.5px] pb-3 text-secondary">{kind}</p>
            <ul>
              {page.measures.items
                .filter((measure) => measure.kind === kind)
                .map((measure) => (
                  <li
                    key={measure.name}
                    className="grid gap-x-10 gap-y-4 border-line border-b py-7 md:grid-cols-2 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)]"
                  >
                    <div className="md:col-span-2 lg:col-span-1">
                      <h3 className="text-h3">{measure.name}</h3>
                      <p className="mt-1.5 max-w-[40ch]">{measure.means}</p>
                    </div>
                    <div>
                      <p className="label pb-1.5 text-text-soft">How it is read</p>
                      <p className="max-w-[52ch] text-text-soft">{measure.read}</p>
                    </div>
                    <div>
                      <p className="label pb-1.5 text-accent">The trap</p>
                      <p className="max-w-[40ch] text-text-soft">{measure.trap}</p>
                    </div>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
