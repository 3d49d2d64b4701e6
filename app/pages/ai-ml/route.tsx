import { pageFacts } from "#app/page-facts.ts";
import { GridSection } from "#app/service-page/part-sections.tsx";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { RelatedSection } from "#app/service-page/related-section.tsx";
import { ServiceClosing, ServiceHero, serviceMeta } from "#app/service-page/service-page.tsx";
import { aiMl as page } from "#content/services/ai-ml.ts";
import type { Route } from "./+types/route";
import { BeforePaying } from "./before-paying.tsx";
import { Drift } from "./drift.tsx";
import { Engagement } from "./engagement.tsx";
import { Gates } from "./gates.tsx";
import { MovableLine } from "./movable-line.tsx";
import { Problems } from "./problems.tsx";
import { Stairs } from "./stairs.tsx";
import { Technologies } from "./technologies.tsx";
import { ThresholdNote } from "./threshold-note.tsx";
import { YourPart } from "./your-part.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, { categories: ["ai"], about: /threshold|model|training/i }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function AiMl({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ServiceHero page={page} write="Describe your decision" drawing={<MovableLine />} />
      <ThresholdNote />
      <BeforePaying />
      <Problems />
      <Gates />
      <GridSection label="Deliverables" part={page.deliverables} columns={2} />
      <Drift />
      <Stairs />
      <YourPart />
      <Technologies />
      <Engagement />
      <QuestionsSection page={page} title="What people ask about models" />
      <RelatedSection page={page} posts={loaderData.posts} />
      <ServiceClosing page={page} />
    </>
  );
}
