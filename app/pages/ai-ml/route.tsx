import { pageFacts } from "#app/page-facts.ts";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { ServiceClosing, ServiceHero, serviceMeta } from "#app/service-page/service-page.tsx";
import { StartSection } from "#app/service-page/start-section.tsx";
import { aiMl as page } from "#content/services/ai-ml.ts";
import type { Route } from "./+types/route";
import { BeforePaying } from "./before-paying.tsx";
import { closingEdge } from "./closing-edge.ts";
import { Drift } from "./drift.tsx";
import { MovableLine } from "./movable-line.tsx";
import { Stairs } from "./stairs.tsx";
import { ThresholdNote } from "./threshold-note.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, { categories: ["ai"], about: /threshold|model|training/i }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function AiMl({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ServiceHero page={page} write="Describe your decision" drawing={<MovableLine />}>
        <ThresholdNote />
      </ServiceHero>
      <BeforePaying />
      <Stairs />
      <Drift />
      <StartSection page={page} layout="beside" />
      <QuestionsSection page={page} title="Questions about models" posts={loaderData.posts} />
      <ServiceClosing page={page} look={{ points: closingEdge, smooth: true }} />
    </>
  );
}
