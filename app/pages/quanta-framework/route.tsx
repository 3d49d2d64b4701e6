import { pageFacts } from "#app/page-facts.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { TalkToUs } from "#app/shell/talk-to-us.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { quantaFramework } from "#content/pages/quanta-framework.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { Days } from "./days.tsx";
import { Fits } from "./fits.tsx";
import { Leave } from "./leave.tsx";
import { Months } from "./months-drawing.tsx";
import { Parts } from "./parts.tsx";
import { Questions } from "./questions.tsx";
import { Tree } from "./tree.tsx";

const trail = [
  { name: "Home", path: paths.home },
  { name: "Quanta framework", path: paths.quantaFramework },
];

export const handle = pageFacts({ prewarm: "later", sitemap: true });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...quantaFramework.meta,
    path: paths.quantaFramework,
    structuredData: [
      breadcrumbs(trail),
      webPage("WebPage", quantaFramework.meta.title, quantaFramework.meta.description),
    ],
  });

export default function QuantaFramework() {
  return (
    <>
      <PageHero
        trail={<Breadcrumb trail={trail} />}
        title={quantaFramework.headline}
        lede={quantaFramework.lede}
        layout="below"
        actions={
          <>
            <TalkToUs />
            <ButtonLink href="#leave" variant="secondary">
              How to leave
            </ButtonLink>
          </>
        }
        drawing={
          <Figure caption={quantaFramework.months.caption}>
            <Months />
          </Figure>
        }
      />
      <Parts />
      <Leave />
      <Tree />
      <Days />
      <Fits />
      <Questions />
      <ClosingCall title={quantaFramework.closing.title} text={quantaFramework.closing.text} />
    </>
  );
}
