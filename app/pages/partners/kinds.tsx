import type { ReactNode } from "react";
import { Section } from "#app/ui/section.tsx";
import { type PartnershipKind, type PartyLink, partners } from "#content/pages/partners.ts";
import { MooringPlan } from "./drawing.tsx";

/** Three kinds side by side: the rows of all three share one grid, so that they can be compared line by line. */
export function Kinds() {
  return (
    <Section id="kinds" label="Kinds" title={partners.kinds.title} lede={partners.kinds.intro}>
      <div className="grid gap-x-10 gap-y-16 lg:grid-cols-3 lg:gap-y-0">
        {partners.kinds.items.map((kind) => (
          <Kind key={kind.id} kind={kind} />
        ))}
      </div>
    </Section>
  );
}

function Kind({ kind }: { kind: PartnershipKind }) {
  const { labels } = partners;
  const list = (items: readonly string[]) => (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li
          key={item}
          className="relative pl-4 before:absolute before:top-[0.7em] before:left-0 before:h-px before:w-2 before:bg-accent"
        >
          {item}
        </li>
      ))}
    </ul>
  );
  return (
    <article
      id={kind.id}
      className="grid content-start gap-y-0 md:max-lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:max-lg:gap-x-10 lg:row-span-9 lg:grid-rows-subgrid"
    >
      <div className="md:max-lg:row-span-9">
        <MooringPlan
          kind={kind}
          parties={partners.parties}
          label={`${kind.name}: ${kind.links.map((link) => linkInWords(link)).join("; ")}.`}
        />
      </div>
      <h3 className="mt-6 text-h3 md:max-lg:mt-0">{kind.name}</h3>
      <p className="mt-2 pb-6 text-lead">{kind.summary}</p>
      <Row term={labels.fits}>{kind.fits}</Row>
      <Row term={labels.youBring}>{list(kind.youBring)}</Row>
      <Row term={labels.weBring}>{list(kind.weBring)}</Row>
      <Row term={labels.contract}>{kind.contract}</Row>
      <Row term={labels.money}>{kind.money}</Row>
      <Row term={labels.starts}>{kind.starts}</Row>
    </article>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <section className="border-line border-t py-4">
      <h4 className="label font-medium text-text-soft">{term}</h4>
      <div className="mt-2">{children}</div>
    </section>
  );
}

function linkInWords({ from, to, kind }: PartyLink): string {
  const { parties, drawing } = partners;
  return `${drawing.legend[kind].toLowerCase()} from ${parties[from].toLowerCase()} to ${parties[to].toLowerCase()}`;
}
