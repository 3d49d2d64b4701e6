import { pageFacts } from "#app/page-facts.ts";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { ServiceClosing, ServiceHero, serviceMeta } from "#app/service-page/service-page.tsx";
import { StartSection } from "#app/service-page/start-section.tsx";
import { StepsSection } from "#app/service-page/steps-section.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { hospitality as page } from "#content/services/hospitality.ts";
import type { Route } from "./+types/route";
import { closingEdge } from "./closing-edge.ts";
import { HospitalityDrawing } from "./drawing.tsx";
import { LineDown } from "./line-down.tsx";
import { NightAudit } from "./night-audit.tsx";
import { TrialBalance } from "./trial-balance.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["hospitality"],
    about: /hotel|night audit|guest/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function Hospitality({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ServiceHero
        page={page}
        write="Tell us your property system"
        layout="below"
        drawing={
          <Figure caption="A typical night in a city hotel. Marks show the pattern of the traffic, not counts.">
            <HospitalityDrawing />
          </Figure>
        }
      />
      <LineDown />
      <NightAudit />
      <TrialBalance />
      <StepsSection part={page.process} tone="inverse" />
      <StartSection page={page} layout="rows" />
      <QuestionsSection page={page} title="Questions hoteliers ask" posts={loaderData.posts} />
      <ServiceClosing page={page} look={{ points: closingEdge }} />
    </>
  );
}
