import { pageFacts } from "#app/page-facts.ts";
import { GridSection, LedgerSection, TechnologySection } from "#app/service-page/part-sections.tsx";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { RelatedSection } from "#app/service-page/related-section.tsx";
import { ServiceClosing, serviceMeta } from "#app/service-page/service-page.tsx";
import { cybersecurity as page } from "#content/services/cybersecurity.ts";
import type { Route } from "./+types/route";
import { Course } from "./course.tsx";
import { Engagement } from "./engagement.tsx";
import { Head } from "./head.tsx";
import { Problems } from "./problems.tsx";
import { RankingMatrix } from "./ranking-matrix.tsx";
import { Report } from "./report.tsx";
import { TestKinds } from "./test-kinds.tsx";
import { Tree } from "./tree.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["security-and-compliance"],
    about: /leaked|attack|incident|weakness/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function Cybersecurity({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <Tree />
      <Problems />
      <TestKinds />
      <RankingMatrix />
      <Report />
      <Course />
      <LedgerSection label="Delivered" part={page.deliverables} tone="inverse" />
      <GridSection label="Permission first" part={page.client} columns={2} />
      <Engagement />
      <TechnologySection label="Yardsticks" part={page.technologies} tinted />
      <QuestionsSection page={page} title="Before you let strangers in" split />
      <RelatedSection page={page} posts={loaderData.posts} />
      <ServiceClosing page={page} />
    </>
  );
}
