import { Instrument, Readings } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { type Fix, cybersecurity as page } from "#content/services/cybersecurity.ts";
import { cheapest, easiestWay, effort, inWords } from "./attack-tree.ts";

const { title, intro, legend, steps } = page.fixes;

const leavesClosedUpTo = (index: number) =>
  steps.slice(0, index + 1).flatMap((step: Fix) => step.closes ?? []);

/** The tree’s leaves closed one after another: which way is then the easiest, and how long it takes. */
export function Fixes() {
  return (
    <Section title={title} lede={intro} id="fixes" tone="tint">
      <Instrument
        name="fixed"
        legend={legend}
        choices={steps.map((step, index) => ({
          label: index < 2 ? step.name : `+ ${step.name}`,
          panel: <Easiest note={step.note} closed={leavesClosedUpTo(index)} />,
        }))}
      />
    </Section>
  );
}

function Easiest({ note, closed }: { note: string; closed: readonly string[] }) {
  const { branch, hours } = easiestWay(closed);
  const times = hours / effort(cheapest);
  return (
    <div className="grid gap-6">
      <Readings
        items={[
          { term: "Cheapest path", figure: branch.name, alarm: true },
          { term: "Effort for a stranger", figure: inWords(hours) },
          { term: "Against the start", figure: `× ${times}` },
        ]}
      />
      <p className="max-w-[66ch] text-text-soft">{note}</p>
    </div>
  );
}
