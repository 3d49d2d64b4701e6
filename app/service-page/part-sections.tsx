import { Ledger } from "#app/ui/ledger.tsx";
import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section, type Tone } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import type { Point, ServicePage } from "#content/services/types.ts";
import { SplitSection } from "./split-section.tsx";
import { TechnologyGroups } from "./technology-groups.tsx";

/** Sections that several service pages show in the same form: one part of the page's content each. */

type Points = { title: string; intro?: string; items: readonly Point[] };

/** Points in columns under hairline rules. */
export function GridSection({
  label,
  part,
  columns,
  tone = "background",
}: {
  label: string;
  part: Points;
  columns: 2 | 3 | 4;
  tone?: Tone;
}) {
  return (
    <Section label={label} title={part.title} lede={part.intro} tone={tone}>
      <RuleGrid items={part.items} columns={columns} />
    </Section>
  );
}

/** Points as terms and their meaning; `split` puts the heading at the left edge, beside them. */
export function LedgerSection({
  label,
  part,
  tone = "background",
  split = false,
}: {
  label: string;
  part: Points;
  tone?: Tone;
  split?: boolean;
}) {
  const ledger = (
    <Ledger rows={part.items.map(({ title, text }) => ({ term: title, detail: text }))} />
  );
  return split ? (
    <SplitSection label={label} title={part.title} lede={part.intro}>
      {ledger}
    </SplitSection>
  ) : (
    <Section label={label} title={part.title} lede={part.intro} tone={tone}>
      {ledger}
    </Section>
  );
}

export function StepsSection({
  label,
  part,
  tone = "background",
}: {
  label: string;
  part: ServicePage["process"];
  tone?: Tone;
}) {
  return (
    <Section label={label} title={part.title} lede={part.intro} tone={tone}>
      <Steps steps={part.steps} />
    </Section>
  );
}

export function TechnologySection({
  label,
  part,
  tinted = false,
}: {
  label: string;
  part: ServicePage["technologies"];
  tinted?: boolean;
}) {
  return (
    <SplitSection label={label} title={part.title} lede={part.intro} tinted={tinted}>
      <TechnologyGroups groups={part.groups} tinted={tinted} />
    </SplitSection>
  );
}
