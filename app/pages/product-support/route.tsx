import { pageFacts } from "#app/page-facts.ts";
import { GridSection, LedgerSection } from "#app/service-page/part-sections.tsx";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { RelatedSection } from "#app/service-page/related-section.tsx";
import { ServiceClosing, ServiceHero, serviceMeta } from "#app/service-page/service-page.tsx";
import { productSupport as page } from "#content/services/product-support.ts";
import type { Route } from "./+types/route";
import { DepthChart } from "./depth-chart.tsx";
import { Lines } from "./lines.tsx";
import { MonthlySheet } from "./monthly-sheet.tsx";
import { Security } from "./security.tsx";
import { Severities } from "./severities.tsx";
import { Takeover } from "./takeover.tsx";
import { Terms } from "./terms.tsx";
import { TicketLog } from "./ticket-log.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["cloud-and-operations"],
    about: /support|rota|ticket/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function ProductSupport({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ServiceHero page={page} write="Send us three tickets" />
      <DepthChart />
      <Lines />
      <GridSection label="What goes wrong" part={page.problems} columns={4} />
      <Takeover />
      <Severities />
      <TicketLog />
      <Security />
      <GridSection label="Included" part={page.deliverables} columns={2} />
      <MonthlySheet />
      <LedgerSection label="Your part" part={page.client} split />
      <Terms />
      <QuestionsSection page={page} title="What to ask of any support offer" id="questions" split />
      <RelatedSection page={page} posts={loaderData.posts} />
      <ServiceClosing page={page} />
    </>
  );
}
