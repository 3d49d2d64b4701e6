import { pageFacts } from "#app/page-facts.ts";
import { StepsSection, TechnologySection } from "#app/service-page/part-sections.tsx";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { RelatedSection } from "#app/service-page/related-section.tsx";
import { ServiceClosing, serviceMeta } from "#app/service-page/service-page.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";
import type { Route } from "./+types/route";
import { CostLoop } from "./cost-loop.tsx";
import { Deliverables } from "./deliverables.tsx";
import { Engagement } from "./engagement.tsx";
import { GuardRail } from "./guard-rail.tsx";
import { Head } from "./head.tsx";
import { LandingZone } from "./landing-zone-section.tsx";
import { MigrationLedger } from "./migration-ledger.tsx";
import { Strategies } from "./strategies.tsx";
import { YourPart } from "./your-part.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["cloud-and-operations"],
    about: /AWS|NAT gateway|cloud bill/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function Awsweb({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <LandingZone />
      <GuardRail />
      <Strategies />
      <StepsSection label="Passage" part={page.process} tone="tint" />
      <MigrationLedger />
      <CostLoop />
      <Deliverables />
      <YourPart />
      <Engagement />
      <TechnologySection label="Services" part={page.technologies} />
      <QuestionsSection page={page} title="Asked over the first bill" split />
      <RelatedSection page={page} posts={loaderData.posts} />
      <ServiceClosing page={page} />
    </>
  );
}
