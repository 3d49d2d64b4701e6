import { Instrument } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { type Framework, frameworks, compliance as page } from "#content/services/compliance.ts";
import { overlapsOf } from "./overlap.ts";

const whole = page.crosswalk.rows.length;

/** What one framework leaves to do for the others, over eight common controls. */
export function Crosswalk() {
  return (
    <Section title={page.crosswalk.title} lede={page.crosswalk.intro} id="crosswalk">
      <Instrument
        name="framework"
        legend="You already meet"
        choices={frameworks.map((name) => ({ label: name, panel: <Others met={name} /> }))}
      />
    </Section>
  );
}

function Others({ met }: { met: Framework }) {
  return (
    <dl className="grid gap-x-14 gap-y-5 md:grid-cols-2">
      {overlapsOf(met).map(({ name, shared }) => (
        <div key={name} className="grid grid-cols-[5.5rem_minmax(0,1fr)_3.5rem] gap-x-4">
          <dt className="font-display font-semibold text-h4">{name}</dt>
          <dd className="self-center">
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${whole} 1`}
              preserveAspectRatio="none"
              className="h-3 w-full"
            >
              <rect width={whole} height="1" className="fill-tint" />
              <rect width={shared.length} height="1" className="fill-secondary" />
            </svg>
          </dd>
          <dd className="whitespace-nowrap text-right font-mono tabular-nums">
            {shared.length} / {whole}
          </dd>
          <dd className="col-span-3 font-mono text-label text-text-soft">
            {shared.map(({ paragraph }) => paragraph).join(" · ")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
