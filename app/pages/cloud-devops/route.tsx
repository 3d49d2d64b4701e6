import { pageFacts } from "#app/page-facts.ts";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { ServiceClosing, serviceMeta } from "#app/service-page/service-page.tsx";
import { StartSection } from "#app/service-page/start-section.tsx";
import { StepsSection } from "#app/service-page/steps-section.tsx";
import { cloudDevops as page } from "#content/services/cloud-devops.ts";
import type { Route } from "./+types/route";
import { closingEdge } from "./closing-edge.ts";
import { Gates } from "./gates.tsx";
import { HandoverPlan } from "./handover-plan.tsx";
import { Head } from "./head.tsx";
import { OneChange } from "./one-change.tsx";
import { ServicesMoved } from "./services-moved.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["cloud-and-operations"],
    about: /deploy|pipeline|token|CI key/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function CloudDevops({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <Gates />
      <OneChange />
      <HandoverPlan />
      <StepsSection
        part={page.process}
        tone="inverse"
        drawing={<ServicesMoved className="mb-6 hidden h-auto w-full overflow-visible lg:block" />}
      />
      <StartSection page={page} layout="rows" />
      <QuestionsSection
        page={page}
        title="Questions from engineering teams"
        posts={loaderData.posts}
      />
      <ServiceClosing page={page} look={{ points: closingEdge }} />
    </>
  );
}
