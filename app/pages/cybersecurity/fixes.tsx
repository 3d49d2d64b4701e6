import { Bars } from "#app/service-page/gauges.tsx";
import { Instrument } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { type Fix, cybersecurity as page } from "#content/services/cybersecurity.ts";
import { branches, cheapest, easiestWay, effort, inWords, without } from "./attack-tree.ts";

const { title, intro, legend, steps } = page.fixes;

/** Hours that the full width of a bar stands for. */
const scale = Math.max(...branches.map(effort));

const leavesClosedUpTo = (index: number) =>
  steps.slice(0, index + 1).flatMap((step: Fix) => step.closes ?? []);

/** The tree’s leaves closed one after another: which way is then the easiest, and how long it takes. */
export function Fixes() {
  return (
    <Section title={title} lede={intro} id="fixes" tone="tint" layout="stacked">
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
      <p className="font-display font-semibold text-h3 tracking-tight">
        {branch.name}, {inWords(hours)}
        {times > 1 ? `: ${times} times as hard as at the start` : ""}
      </p>
      <Bars
        rows={branches.map((each) => {
          const left = without(each, closed);
          const needed = effort(left ?? each);
          return {
            term: each.name,
            share: needed / scale,
            figure: left === undefined ? page.fixes.closed : inWords(needed),
            alarm: each.name === branch.name,
            gone: left === undefined,
          };
        })}
      />
      <p className="measure text-text-soft">{note}</p>
    </div>
  );
}
