import { pageFacts } from "#app/page-facts.ts";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { ServiceClosing, ServiceHero, serviceMeta } from "#app/service-page/service-page.tsx";
import { StartSection } from "#app/service-page/start-section.tsx";
import { sap as page } from "#content/services/sap.ts";
import type { Route } from "./+types/route";
import { closingEdge } from "./closing-edge.ts";
import { Cutover } from "./cutover.tsx";
import { Deadlines } from "./deadlines.tsx";
import { Phases } from "./phases.tsx";
import { ThreeRoads } from "./three-roads.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, { categories: ["sap"], about: /SAP|ABAP|S\/4HANA/i }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function Sap({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ServiceHero page={page} write="Describe your SAP systems" drawing={<Deadlines />} />
      <ThreeRoads />
      <Cutover />
      <Phases />
      <StartSection page={page} layout="beside" tinted />
      <QuestionsSection page={page} title="Questions before the move" posts={loaderData.posts} />
      <ServiceClosing page={page} look={closingEdge} />
    </>
  );
}
