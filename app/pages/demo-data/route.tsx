import { DemoButton } from "#app/chatbot-demo/demo-button.tsx";
import { pageFacts } from "#app/page-facts.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { Figure } from "#app/ui/figure.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { Section } from "#app/ui/section.tsx";
import { demoData } from "#content/pages/demo-data.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { PrintedSheets, rowsAround } from "./drawing.tsx";
import { demoSheets, partsOf } from "./sheets.server.ts";
import { demoTrail } from "./trail.ts";

export const handle = pageFacts({ prewarm: "later", sitemap: true });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...demoData.meta,
    path: paths.demoData,
    structuredData: [
      breadcrumbs(demoTrail()),
      webPage("WebPage", demoData.meta.title, demoData.meta.description),
    ],
  });

const { quoted } = demoData.drawing;

export const loader = () => ({
  printed: rowsAround(
    demoSheets.find(({ facts }) => facts.some(({ id }) => id === quoted))?.facts ?? [],
    quoted,
  ),
  sheets: demoSheets.map((sheet) => ({
    path: paths.demoSheet(sheet.industry),
    id: sheet.id,
    label: sheet.label,
    title: sheet.title,
    lede: sheet.lede,
    parts: partsOf(sheet),
  })),
});

type Summary = Route.ComponentProps["loaderData"]["sheets"][number];

/** The demo's data: one answer traced to its source line, and the sheets that hold all lines. */
export default function DemoData({ loaderData: { printed, sheets } }: Route.ComponentProps) {
  const { drawing, closing } = demoData;
  return (
    <>
      <PageHero
        trail={<Breadcrumb trail={demoTrail()} />}
        title={demoData.headline}
        lede={demoData.lede}
        layout="below"
        actions={<DemoButton />}
        drawing={
          <Figure caption={drawing.caption}>
            <PrintedSheets words={drawing} printed={printed} />
          </Figure>
        }
      />
      <Section title={demoData.sheets.title} lede={demoData.sheets.lede} tone="tint">
        <ul className="grid gap-8 sm:grid-cols-2 xl:grid-cols-4 xl:gap-6">
          {sheets.map((sheet) => (
            <SheetSummary key={sheet.id} sheet={sheet} />
          ))}
        </ul>
      </Section>
      <ClosingCall title={closing.title} text={closing.text} service="AI Chatbot" />
    </>
  );
}

/** A summary of a sheet: its business, and the number of lines in each of its parts. */
function SheetSummary({ sheet: { path, id, label, title, lede, parts } }: { sheet: Summary }) {
  return (
    <li id={id} className="flex flex-col border-[1.5px] border-text bg-surface p-5 md:p-6">
      <p className="label text-text-soft">{label}</p>
      <h3 className="mt-3 text-h3">
        <a href={path} className="text-link">
          {title}
        </a>
      </h3>
      <p className="mt-3 text-text-soft">{lede}</p>
      <ul className="mt-auto pt-6 text-small">
        {parts.map((part) => (
          <li key={part.id} id={part.id}>
            <a
              href={`${path}#${part.id}`}
              className="flex min-h-8 items-baseline gap-3 border-line border-t py-1.5 hover:text-accent"
            >
              {part.title}
              <span className="ml-auto font-mono text-text-soft">{part.count}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
