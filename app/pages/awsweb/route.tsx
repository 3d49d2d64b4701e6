import { pageFacts } from "#app/page-facts.ts";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { ServiceClosing, serviceMeta } from "#app/service-page/service-page.tsx";
import { StartSection } from "#app/service-page/start-section.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";
import type { Route } from "./+types/route";
import { closingEdge } from "./closing-edge.ts";
import { GuardRail } from "./guard-rail.tsx";
import { Head } from "./head.tsx";
import { HoursOn } from "./hours-on-section.tsx";
import { LandingZone } from "./landing-zone-section.tsx";
import { MigrationLedger } from "./migration-ledger.tsx";

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
      <HoursOn />
      <MigrationLedger />
      <StartSection page={page} tinted />
      <QuestionsSection
        page={page}
        title="Questions about accounts and bills"
        posts={loaderData.posts}
      />
      <ServiceClosing page={page} look={{ points: closingEdge }} />
    </>
  );
}
