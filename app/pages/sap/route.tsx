import { pageFacts } from "#app/page-facts.ts";
import { GridSection, LedgerSection } from "#app/service-page/part-sections.tsx";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { RelatedSection } from "#app/service-page/related-section.tsx";
import { ServiceClosing, ServiceHero, serviceMeta } from "#app/service-page/service-page.tsx";
import { sap as page } from "#content/services/sap.ts";
import type { Route } from "./+types/route";
import { CleanCore } from "./clean-core.tsx";
import { Cutover } from "./cutover.tsx";
import { Deadlines } from "./deadlines.tsx";
import { Engagement } from "./engagement.tsx";
import { Phases } from "./phases.tsx";
import { Problems } from "./problems.tsx";
import { ThreeRoads } from "./three-roads.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, { categories: ["sap"], about: /SAP|ABAP|S\/4HANA/i }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function Sap({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ServiceHero page={page} write="Send us your landscape" drawing={<Deadlines />} />
      <ThreeRoads />
      <Problems />
      <LedgerSection label="Deliverables" part={page.deliverables} />
      <CleanCore />
      <Phases />
      <Cutover />
      <GridSection label="Your people" part={page.client} columns={4} />
      <Engagement />
      <QuestionsSection page={page} title="What steering committees ask" />
      <RelatedSection page={page} posts={loaderData.posts} />
      <ServiceClosing page={page} />
    </>
  );
}
