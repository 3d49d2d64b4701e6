import { industryIds } from "@brightkeel/contracts";
import { DemoButton } from "#app/chatbot-demo/demo-button.tsx";
import { pageFacts } from "#app/page-facts.ts";
import { notFound } from "#app/search/not-found.server.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
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
  const { industry, title, lede } = sheet;
  return (
    <>
      <PageHero
        trail={<Breadcrumb trail={trailOf(industry)} />}
        title={title}
        lede={lede}
        layout="below"
        actions={<DemoButton industry={industry} />}
      />
      <div className="bg-tint py-12 lg:py-16">
        <div className="shell grid gap-10 lg:gap-14">
          <Questions sheet={sheet} />
          <Printed sheet={sheet} />
          <Others than={industry} />
        </div>
      </div>
    </>
  );
}

/**
 * The questions that the demo suggests for a business, in a visitor's words, beside the drawing of the sheet. Each
 * opens the demo and is asked there; without scripts it leads to the answers.
 */
function Questions({ sheet: { id, industry, questions, chart } }: { sheet: DemoSheet }) {
  return (
    <section className="grid gap-10 lg:grid-cols-2 lg:gap-14">
      <div>
        <h2 className="label text-text-soft">{demoData.tryTitle}</h2>
        <ul className="mt-4 grid gap-3 font-display font-semibold text-h3 tracking-tight">
          {questions.map((question) => (
            <li key={question}>
              <a
                href={`#${id}-answers`}
                data-opens="demo-dialog"
                data-open-with={JSON.stringify({ industry, question })}
                aria-haspopup="dialog"
                className="text-link"
              >
                “{question}”
              </a>
            </li>
          ))}
        </ul>
      </div>
      <SheetDrawing chart={chart} />
    </section>
  );
}

/** The sheet itself. */
function Printed({ sheet: { id, tables, steps, facts, desk } }: { sheet: DemoSheet }) {
  const entries = [...facts, ...desk];
  // The first table that fits on a screen is open.
  const open = tables.find(({ rows }) => rows.length <= 5)?.id;
  return (
    <section>
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
    </section>
  );
}

function Others({ than }: { than: DemoSheet["industry"] }) {
  return (
    <nav
      aria-label={demoData.sheets.others}
      className="flex flex-wrap items-center gap-x-6 gap-y-1"
    >
      <p className="label text-text-soft">{demoData.sheets.others}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {industryIds
          .filter((id) => id !== than)
          .map((id) => (
            <li key={id}>
              <a href={paths.demoSheet(id)} className="inline-block py-1 text-link">
                {demoData.sections[id].label}: {demoData.sections[id].headline}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
