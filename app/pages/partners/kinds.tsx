import type { ReactNode } from "react";
import { Instrument } from "#app/service-page/instrument.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { type PartnershipKind, partners, type Rope } from "#content/pages/partners.ts";
import { paths } from "#content/paths.ts";
import { Mooring } from "./drawing.tsx";

const { kinds, labels, parties, ropeWords } = partners;

/** One drawing for the three kinds: a selection changes its ropes and the table beside it. */
export function Kinds() {
  return (
    <Instrument
      name="kind"
      legend={kinds.legend}
      figure={<Mooring />}
      choices={kinds.items.map((kind) => ({ label: kind.name, panel: <Terms kind={kind} /> }))}
    />
  );
}

function Terms({ kind }: { kind: PartnershipKind }) {
  return (
    <>
      <p className="text-lead">{kind.summary}</p>
      <p className="mt-2 text-small text-text-soft">{kind.fits}</p>
      <p className="sr-only">{kind.ropes.map(ropeInWords).join("; ")}.</p>
      <dl className="mt-6 border-text border-t-[1.5px]">
        <Row term={labels.youBring}>
          <Points items={kind.youBring} />
        </Row>
        <Row term={labels.weBring}>
          <Points items={kind.weBring} />
        </Row>
        <Row term={labels.contract}>{kind.contract}</Row>
        <Row term={labels.money}>{kind.money}</Row>
      </dl>
      <p className="mt-6">
        <ButtonLink href={paths.contactUs("Partnership")}>{kind.propose}</ButtonLink>
      </p>
    </>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-5 gap-y-1 border-text/20 border-b py-3 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <dt className="font-semibold text-small">{term}</dt>
      <dd className="text-small">{children}</dd>
    </div>
  );
}

const Points = ({ items }: { items: readonly string[] }) => (
  <ul className="grid gap-1">
    {items.map((item) => (
      <li
        key={item}
        className="relative pl-4 before:absolute before:top-[0.75em] before:left-0 before:h-px before:w-2 before:bg-accent"
      >
        {item}
      </li>
    ))}
  </ul>
);

const ropeInWords = ({ from, to, kind }: Rope) =>
  `${ropeWords[kind]} from ${parties[from].toLowerCase()} to ${parties[to].toLowerCase()}`;
