import { pageFacts } from "#app/page-facts.ts";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { ServiceClosing, ServiceHero, serviceMeta } from "#app/service-page/service-page.tsx";
import { StartSection } from "#app/service-page/start-section.tsx";
import { productSupport as page } from "#content/services/product-support.ts";
import type { Route } from "./+types/route";
import { closingEdge } from "./closing-edge.ts";
import { DepthChart } from "./depth-chart.tsx";
import { Lines } from "./lines.tsx";
import { Severities } from "./severities.tsx";
import { Takeover } from "./takeover.tsx";
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
      <ServiceHero page={page} write="Send us three tickets" layout="below" />
      <DepthChart />
      <Lines />
      <Severities />
      <TicketLog />
      <Takeover />
      <StartSection page={page} layout="rows" />
      <QuestionsSection page={page} title="Questions about support" posts={loaderData.posts} />
      <ServiceClosing page={page} look={closingEdge} />
    </>
  );
}
