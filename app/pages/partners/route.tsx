import type { ReactNode } from "react";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, faqPage, webPage } from "#app/shell/structured-data.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { type PartnershipKind, type PartyLink, partners } from "#content/pages/partners.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { LineSample, MooringPlan } from "./drawing.tsx";

const trail = [
  { name: "Home", path: paths.home },
  { name: "Partners", path: paths.partners },
];

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...partners.meta,
    path: paths.partners,
    structuredData: [
      breadcrumbs(trail),
      webPage("WebPage", partners.meta.title, partners.meta.description),
      faqPage(partners.questions.items),
    ],
  });

export default function Partners() {
  return (
    <>
      <PageHero
        trail={<Breadcrumb trail={trail} />}
        title={partners.headline}
        lede={partners.lede}
        actions={
          <>
            <ButtonLink to={paths.contact("Partnership")}>Propose a partnership</ButtonLink>
            <ButtonLink to="#start" variant="secondary" prefetch="none">
              How it starts
            </ButtonLink>
          </>
        }
        drawing={<Legend />}
      />
      <Kinds />
      <Section
        id="promises"
        label="Terms"
        title={partners.promises.title}
        lede={partners.promises.intro}
        tone="tint"
      >
        <div className="[&_li]:border-text/20">
          <RuleGrid columns={2} items={partners.promises.items} />
        </div>
      </Section>
      <Section id="start" label="Start" title={partners.start.title} lede={partners.start.intro}>
        <Steps steps={partners.start.steps} />
        <aside className="mt-16 grid gap-4 border-accent border-l-4 py-1 pl-6 md:pl-8">
          <h3 className="text-h3">{partners.noList.title}</h3>
          <p className="measure text-text-soft">{partners.noList.text}</p>
        </aside>
      </Section>
      <Section id="questions" label="Questions" title={partners.questions.title} layout="beside">
        <Accordion
          name="partner-questions"
          items={partners.questions.items.map((item) => ({
            summary: item.question,
            body: item.answer,
          }))}
        />
      </Section>
      <ClosingCall
        title={partners.closing.title}
        text={partners.closing.text}
        service="Partnership"
      />
    </>
  );
}

/** Three kinds side by side: the rows of all three share one grid, so that they can be compared line by line. */
function Kinds() {
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

function Legend() {
  const { drawing } = partners;
  const kinds = Object.keys(drawing.legend) as (keyof typeof drawing.legend)[];
  return (
    <div className="border-text border-t-[1.5px] lg:ml-auto lg:max-w-[26rem]">
      <ul>
        {kinds.map((kind) => (
          <li
            key={kind}
            className="flex items-center justify-between gap-6 border-line border-b py-3 font-mono text-small"
          >
            {drawing.legend[kind]}
            <LineSample kind={kind} />
          </li>
        ))}
      </ul>
      <p className="mt-4 font-mono text-text-soft text-label">{drawing.caption}</p>
    </div>
  );
}
