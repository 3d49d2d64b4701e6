import { pageFacts } from "#app/page-facts.ts";
import {
  LedgerSection,
  StepsSection,
  TechnologySection,
} from "#app/service-page/part-sections.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { RelatedSection } from "#app/service-page/related-section.tsx";
import { ServiceClosing, serviceMeta } from "#app/service-page/service-page.tsx";
import { cloudDevops as page } from "#content/services/cloud-devops.ts";
import type { Route } from "./+types/route";
import { Gates } from "./gates.tsx";
import { HandoverPlan } from "./handover-plan.tsx";
import { Head } from "./head.tsx";
import { Measures } from "./measures.tsx";
import { OneChange } from "./one-change.tsx";
import { Questions } from "./questions.tsx";
import { Symptoms } from "./symptoms.tsx";
import { Terms } from "./terms.tsx";
import { YourPart } from "./your-part.tsx";

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
      <Symptoms />
      <OneChange />
      <Measures />
      <StepsSection label="The course" part={page.process} />
      <HandoverPlan />
      <LedgerSection label="In your repositories" part={page.deliverables} />
      <YourPart />
      <Terms />
      <TechnologySection label="Parts" part={page.technologies} />
      <Questions />
      <RelatedSection page={page} posts={loaderData.posts} />
      <ServiceClosing page={page} />
    </>
  );
}
