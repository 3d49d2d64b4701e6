import { pageFacts } from "#app/page-facts.ts";
import { GridSection } from "#app/service-page/part-sections.tsx";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { RelatedSection } from "#app/service-page/related-section.tsx";
import { ServiceClosing, ServiceHero, serviceMeta } from "#app/service-page/service-page.tsx";
import { compliance as page } from "#content/services/compliance.ts";
import type { Route } from "./+types/route";
import { Cascade } from "./cascade.tsx";
import { Chain } from "./chain.tsx";
import { Crosswalk } from "./crosswalk.tsx";
import { Deliverables } from "./deliverables.tsx";
import { Evidence } from "./evidence.tsx";
import { Frameworks } from "./frameworks.tsx";
import { Readers } from "./readers.tsx";
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
      <ServiceHero page={page} write="Name your framework" drawing={<Readers />} />
      <Chain />
      <Crosswalk />
      <GridSection label="The usual way" part={page.problems} columns={2} tone="tint" />
      <Frameworks />
      <Deliverables />
      <Reporting />
      <Cascade />
      <GridSection label="Accountability" part={page.client} columns={4} />
      <Evidence />
      <QuestionsSection page={page} title="What we are asked before scope" />
      <RelatedSection page={page} posts={loaderData.posts} />
      <ServiceClosing page={page} />
    </>
  );
}
