import { industryIds } from "@brightkeel/contracts";
import { DemoButton } from "#app/chatbot-demo/demo-button.tsx";
import { pageFacts } from "#app/page-facts.ts";
import { notFound } from "#app/search/not-found.server.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { Section } from "#app/ui/section.tsx";
import { demoData } from "#content/pages/demo-data.ts";
import { paths, demoSheets as slugs } from "#content/paths.ts";
import type { Route } from "./+types/sheet";
import { Entries, Faults } from "./entries.tsx";
import { Fold } from "./fold.tsx";
import { SheetDrawing } from "./sheet-drawing.tsx";
import { type DemoSheet, demoSheets } from "./sheets.server.ts";
import { demoTrail } from "./trail.ts";

const industryOf = ({ sheet }: Route.LoaderArgs["params"]) =>
  industryIds.find((id) => slugs[id] === sheet);

export const handle = pageFacts({ prewarm: "later", sitemap: industryIds.map(paths.demoSheet) });

export const meta: Route.MetaFunction = (args) => {
  const industry = industryOf(args.params);
  if (industry === undefined) return [];
  const { meta: words } = demoData.sections[industry];
  return pageMeta(args, {
    ...words,
    path: paths.demoSheet(industry),
    structuredData: [
      breadcrumbs(trailOf(industry)),
      webPage("WebPage", words.title, words.description),
    ],
  });
};

const trailOf = (industry: DemoSheet["industry"]) =>
  demoTrail({ name: demoData.sections[industry].label, path: paths.demoSheet(industry) });

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const industry = industryOf(params);
  const sheet = demoSheets.find((one) => one.industry === industry);
  if (!sheet) throw await notFound(context, request);
  return { sheet };
}

/** All that the demo knows about one business: its tables, its steps, and every fact that it answers with. */
export default function DemoSheetPage({ loaderData: { sheet } }: Route.ComponentProps) {
  const { industry, title, lede, drawn, chart } = sheet;
  const { asking, closing } = demoData;
  return (
    <>
      <PageHero
        trail={<Breadcrumb trail={trailOf(industry)} />}
        title={title}
        lede={lede}
        layout="below"
        actions={<DemoButton industry={industry} />}
      />
      <Section title={drawn.title} lede={drawn.text} size="small">
        <SheetDrawing chart={chart} />
      </Section>
      <Section title={asking} tone="tint">
        <Questions sheet={sheet} />
        <Printed sheet={sheet} />
      </Section>
      <Section title={closing.title} lede={closing.onSheet} tone="inverse">
        <DemoButton industry={industry} />
      </Section>
    </>
  );
}

/**
 * The questions that the demo suggests for a business, in a visitor's words. Each opens the demo and is asked there;
 * without scripts it leads to the answers.
 */
function Questions({ sheet: { id, industry, questions } }: { sheet: DemoSheet }) {
  return (
    <ul className="mb-10 grid gap-4 md:grid-cols-3">
      {questions.map((question) => (
        <li key={question}>
          <a
            href={`#${id}-answers`}
            data-opens="demo-dialog"
            data-open-with={JSON.stringify({ industry, question })}
            aria-haspopup="dialog"
            className="block h-full border-[1.5px] border-text bg-surface px-4 py-5 font-display font-semibold text-h3 hover:text-accent md:px-6"
          >
            “{question}”
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The sheet itself. */
function Printed({ sheet: { id, tables, steps, facts, desk } }: { sheet: DemoSheet }) {
  const entries = [...facts, ...desk];
  // The first table that fits on a screen is open.
  const open = tables.find(({ rows }) => rows.length <= 5)?.id;
  return (
    <>
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
    </>
  );
}
