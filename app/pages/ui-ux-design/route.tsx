import { pageFacts } from "#app/page-facts.ts";
import { GridSection, LedgerSection } from "#app/service-page/part-sections.tsx";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { RelatedSection } from "#app/service-page/related-section.tsx";
import { ServiceClosing, serviceMeta } from "#app/service-page/service-page.tsx";
import { uiUxDesign as page } from "#content/services/ui-ux-design.ts";
import type { Route } from "./+types/route";
import { EightStates } from "./eight-states.tsx";
import { FivePeople } from "./five-people.tsx";
import { Head } from "./head.tsx";
import { Principles } from "./principles.tsx";
import { SixWeeks } from "./six-weeks.tsx";
import { Stages } from "./stages.tsx";
import { Terms } from "./terms.tsx";
import { Tokens } from "./tokens.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["design"],
    about: /usability|design|interface/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function UiUxDesign({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <FivePeople />
      <GridSection label="When to call" part={page.problems} columns={2} tone="tint" />
      <EightStates />
      <Stages />
      <SixWeeks />
      <Principles />
      <Tokens />
      <LedgerSection label="Handed over" part={page.deliverables} split />
      <GridSection label="Your part" part={page.client} columns={4} tone="tint" />
      <Terms />
      <QuestionsSection page={page} title="What product people ask us" id="questions" split />
      <RelatedSection page={page} posts={loaderData.posts} />
      <ServiceClosing page={page} />
    </>
  );
}
