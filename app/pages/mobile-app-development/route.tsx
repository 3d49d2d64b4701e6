import { pageFacts } from "#app/page-facts.ts";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { ServiceClosing, ServiceHero, serviceMeta } from "#app/service-page/service-page.tsx";
import { StartSection } from "#app/service-page/start-section.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { mobileAppDevelopment as page } from "#content/services/mobile-app-development.ts";
import type { Route } from "./+types/route";
import { closingEdge } from "./closing-edge.ts";
import { ReleasePlan } from "./drawing.tsx";
import { FirstDecision } from "./first-decision.tsx";
import { LiftScreens } from "./lift-screens.tsx";
import { ReleaseTrain } from "./release-train.tsx";
import { Sending } from "./sending-section.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["web-and-mobile"],
    about: /mobile|app store|phone/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function MobileAppDevelopment({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ServiceHero
        page={page}
        write="Describe your app"
        layout="below"
        drawing={
          <Figure caption="Half-breadth plan of a release. Its breadth is the share of users who are offered the version; small shares are exaggerated.">
            <ReleasePlan />
          </Figure>
        }
      />
      <FirstDecision />
      <LiftScreens />
      <Sending />
      <ReleaseTrain />
      <StartSection page={page} layout="beside" />
      <QuestionsSection
        page={page}
        title="Questions before the first sprint"
        posts={loaderData.posts}
      />
      <ServiceClosing page={page} look={{ points: closingEdge }} />
    </>
  );
}
