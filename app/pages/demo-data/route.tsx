import type { ReactNode } from "react";
import { DemoButton } from "#app/chatbot-demo/demo-button.tsx";
import { pageFacts } from "#app/page-facts.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { Section } from "#app/ui/section.tsx";
import { demoData } from "#content/pages/demo-data.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { PrintedSheets, rowsAround } from "./drawing.tsx";
import { type DemoEntry, type DemoSection, demoSections } from "./sheets.server.ts";

const trail = [
  { name: "Home", path: paths.home },
  { name: "AI Chatbot", path: paths.aiChatbot },
  { name: demoData.name, path: paths.demoData },
];

export const handle = pageFacts({ prewarm: "later", sitemap: true });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...demoData.meta,
    path: paths.demoData,
    structuredData: [
      breadcrumbs(trail),
      webPage("WebPage", demoData.meta.title, demoData.meta.description),
    ],
  });

export const loader = (): { sections: readonly DemoSection[] } => ({ sections: demoSections });

export default function DemoData({ loaderData: { sections } }: Route.ComponentProps) {
  const { drawing, closing } = demoData;
  const quoted = sections.find(({ facts }) => facts.some(({ id }) => id === drawing.quoted));
  return (
    <>
      <PageHero
        trail={<Breadcrumb trail={trail} />}
        title={demoData.headline}
        lede={demoData.lede}
        layout="below"
        actions={<DemoButton />}
        drawing={
          <Figure caption={drawing.caption}>
            <PrintedSheets
              words={drawing}
              printed={rowsAround(quoted?.facts ?? [], drawing.quoted)}
            />
          </Figure>
        }
      >
        <nav aria-label="Sheets" className="mt-8">
          <ul className="flex flex-wrap gap-x-6 gap-y-1 font-mono text-small">
            {sections.map(({ id, label, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-1 text-link">
                  {label}: {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHero>
      {sections.map((section, index) => (
        <Sheet key={section.id} section={section} tinted={index % 2 === 1} />
      ))}
      <ClosingCall title={closing.title} text={closing.text} service="AI Chatbot" />
    </>
  );
}

/** One business: its tables, its steps, and every fact it answers with. */
function Sheet({ section, tinted }: { section: DemoSection; tinted: boolean }) {
  const { id, label, title, lede, questions, tables, steps, desk, facts } = section;
  const entries = [...facts, ...desk];
  // Of each business the first table that fits a screen lies open.
  const open = tables.find(({ rows }) => rows.length <= 5)?.id;
  return (
    <Section
      id={id}
      label={label}
      title={title}
      lede={
        <>
          <p>{lede}</p>
          <Questions>{questions}</Questions>
        </>
      }
      tone={tinted ? "tint" : "background"}
      layout="beside"
    >
      <div>
        {tables.map(({ id: tableId, caption, head, rows, note }) => (
          <Fold
            key={tableId}
            id={tableId}
            title={caption}
            count={rows.length}
            open={tableId === open}
          >
            <DataTable caption={caption} captionHidden head={head} rows={rows} />
            {note === undefined ? null : (
              <p className="measure mt-4 text-text-soft text-small">{note}</p>
            )}
          </Fold>
        ))}
        {steps.length === 0 ? null : (
          <Fold id={`${id}-steps`} title={demoData.stepsTitle} count={steps.length}>
            <Faults trees={steps} />
          </Fold>
        )}
        <Fold id={`${id}-answers`} title={demoData.factsTitle} count={entries.length}>
          <Entries entries={entries} />
        </Fold>
      </div>
    </Section>
  );
}

/** The three questions that the demo proposes for a business, as its visitors would put them. */
function Questions({ children }: { children: readonly string[] }) {
  return (
    <>
      <p className="label mt-7">{demoData.tryTitle}</p>
      <ul className="mt-2 grid gap-1 font-display font-semibold text-h4 text-text tracking-tight">
        {children.map((question) => (
          <li key={question}>“{question}”</li>
        ))}
      </ul>
    </>
  );
}

type FoldProps = {
  id: string;
  title: string;
  count: number;
  open?: boolean;
  children: ReactNode;
};

/**
 * A part of a sheet, folded so that the page stays short on a phone. The browser opens it for a link to any line of it.
 * https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm
 */
function Fold({ id, title, count, open = false, children }: FoldProps) {
  return (
    <details
      open={open}
      className="group/fold -mt-[1.5px] border-[1.5px] border-text bg-surface px-4 md:px-6"
      suppressHydrationWarning
    >
      <summary className="flex items-baseline gap-4 py-5 hover:text-accent active:text-accent">
        <h3 className="text-h3">{title}</h3>
        <span className="font-mono text-text-soft text-small">{count}</span>
        <Icon
          name="plus"
          size={18}
          className="ml-auto self-center text-accent transition-transform group-open/fold:rotate-45 print:hidden"
        />
      </summary>
      <div
        id={id}
        className="min-w-0 scroll-mt-44 pb-6 md:[&_tbody_th]:whitespace-nowrap short:scroll-mt-16"
      >
        {children}
      </div>
    </details>
  );
}

function Faults({ trees }: { trees: DemoSection["steps"] }) {
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      {trees.map(({ title, steps }) => (
        <section key={title} aria-label={title} className="border-text border-t-[1.5px] pt-4">
          <h4 className="text-h4">{title}</h4>
          <ol className="mt-3 grid gap-3">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3">
                <span aria-hidden="true" className="font-mono text-text-soft text-small">
                  {index + 1}
                </span>
                <span className="text-text-soft">{step}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** The line that a link leads to is marked at its edge. */
function Entries({ entries }: { entries: readonly DemoEntry[] }) {
  return (
    <dl className="border-text border-t-[1.5px] md:columns-2 md:gap-x-12">
      {entries.map(({ id, label, text }) => (
        <div
          key={id}
          id={id}
          className="scroll-mt-28 short:scroll-mt-4 break-inside-avoid border-text/20 border-b py-5 target:border-l-4 target:border-l-accent target:pl-4"
        >
          <dt className="font-display font-semibold text-h4 tracking-tight">{label}</dt>
          <dd className="mt-1.5 text-text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
