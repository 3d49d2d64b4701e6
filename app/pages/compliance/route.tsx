import { pageFacts } from "#app/page-facts.ts";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { ServiceClosing, ServiceHero, serviceMeta } from "#app/service-page/service-page.tsx";
import { StartSection } from "#app/service-page/start-section.tsx";
import { compliance as page } from "#content/services/compliance.ts";
import type { Route } from "./+types/route";
import { Cascade } from "./cascade.tsx";
import { Chain } from "./chain.tsx";
import { closingEdge } from "./closing-edge.ts";
import { Crosswalk } from "./crosswalk.tsx";
import { ComplianceDrawing } from "./drawing.tsx";
import { Reporting } from "./reporting.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["security-and-compliance"],
    about: /retention|audit|evidence/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function Compliance({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ServiceHero
        page={page}
        write="Name your framework"
        layout="below"
        drawing={<ComplianceDrawing />}
      />
      <Crosswalk />
      <Chain />
      <Reporting />
      <Cascade />
      <StartSection page={page} layout="beside" tinted />
      <QuestionsSection
        page={page}
        title="Questions before the scope is set"
        posts={loaderData.posts}
      />
      <ServiceClosing page={page} look={closingEdge} />
    </>
  );
}
