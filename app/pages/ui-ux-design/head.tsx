import { ServiceActions, ServiceTrail } from "#app/service-page/service-page.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { uiUxDesign as page } from "#content/services/ui-ux-design.ts";
import { FiveSoundings } from "./drawing.tsx";

/** One sentence on each line, because the headline is three imperatives. */
const sentences = page.headline.split(/(?<=\.) /);

export function Head() {
  return (
    <PageHero
      layout="wide"
      title={sentences.map((sentence) => (
        <span key={sentence} className="block">
          {`${sentence} `}
        </span>
      ))}
      lede={page.lede}
      trail={<ServiceTrail slug={page.slug} />}
      actions={<ServiceActions slug={page.slug} write="Show us a screen" />}
      drawing={
        <Figure caption="Each curve is a problem. How likely a test is to show it depends on how many users it affects and how many people you watch.">
          <FiveSoundings />
        </Figure>
      }
    />
  );
}
