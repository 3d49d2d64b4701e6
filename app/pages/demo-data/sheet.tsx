import { industryIds } from "@brightkeel/contracts";
import { DemoButton } from "#app/chatbot-demo/demo-button.tsx";
import { pageFacts } from "#app/page-facts.ts";
import { notFound } from "#app/search/not-found.server.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { Section } from "#app/ui/section.tsx";
import { demoData } from "#content/pages/demo-data.ts";
import { paths, demoSheets as slugs } from "#content/paths.ts";
import type { Route } from "./+types/sheet";
import { Board } from "./board.tsx";
import { ChannelDrawing } from "./channel-drawing.tsx";
import { Entries, Faults } from "./entries.tsx";
import { Fold } from "./fold.tsx";
import { GoodsDrawing } from "./goods-drawing.tsx";
import { HotelDrawing } from "./hotel-drawing.tsx";
import type { SheetChart } from "./sheet-chart.ts";
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

/** All that the demo knows about one business: its drawing, its tables and steps, and every fact that it answers with. */
export default function DemoSheetPage({ loaderData: { sheet } }: Route.ComponentProps) {
  const { industry, title, lede, caption, chart } = sheet;
  const { asking, askingLede, printed, closing } = demoData;
  return (
    <>
      <PageHero
        trail={<Breadcrumb trail={trailOf(industry)} />}
        title={title}
        lede={lede}
        layout="below"
        actions={<DemoButton industry={industry} />}
        drawing={
          <Figure caption={caption}>
            <SheetDrawing chart={chart} />
          </Figure>
        }
      />
      <Section title={asking} lede={askingLede} tone="tint" layout="beside">
        <Questions sheet={sheet} />
      </Section>
      <Section title={printed}>
        <Printed sheet={sheet} />
      </Section>
      <ClosingCall
        title={closing.title}
        text={closing.onSheet}
        action={<DemoButton industry={industry} />}
      />
    </>
  );
}

/** Each business drawn by what it is: a house, goods, a flow of money, a board. */
function SheetDrawing({ chart }: { chart: SheetChart }) {
  switch (chart.kind) {
    case "goods":
      return <GoodsDrawing goods={chart.goods} />;
    case "hotel":
      return <HotelDrawing rooms={chart.rooms} spaces={chart.spaces} />;
    case "channels":
      return <ChannelDrawing goals={chart.goals} channels={chart.channels} />;
    case "board":
      return <Board lanes={chart.lanes} />;
  }
}

/**
 * The questions that the demo suggests for a business, as the visitor's own bubbles. Each opens the demo and is asked
 * there; without scripts it leads to the answers.
 */
function Questions({ sheet: { id, industry, questions } }: { sheet: DemoSheet }) {
  return (
    <ul className="grid justify-items-end gap-3">
      {questions.map((question) => (
        <li key={question}>
          <a
            href={`#${id}-answers`}
            data-opens="demo-dialog"
            data-open-with={JSON.stringify({ industry, question })}
            aria-haspopup="dialog"
            className="block scheme-dark bg-inverse px-6 py-4 font-display font-semibold text-h3 text-text hover:bg-accent hover:text-on-accent"
          >
            {question}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The sheet itself. */
function Printed({ sheet: { id, tables, steps, facts, desk } }: { sheet: DemoSheet }) {
  const entries = [...facts, ...desk];
  return (
    <>
      {tables.map(({ id: tableId, caption, head, rows, note, open }) => (
        <Fold key={tableId} id={tableId} title={caption} count={rows.length} open={open === true}>
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
