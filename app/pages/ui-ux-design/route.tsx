import { pageFacts } from "#app/page-facts.ts";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { ServiceClosing, serviceMeta } from "#app/service-page/service-page.tsx";
import { StartSection } from "#app/service-page/start-section.tsx";
import { uiUxDesign as page } from "#content/services/ui-ux-design.ts";
import type { Route } from "./+types/route";
import { closingEdge } from "./closing-edge.ts";
import { EightStates } from "./eight-states.tsx";
import { FivePeople } from "./five-people.tsx";
import { Head } from "./head.tsx";
import { SixWeeks } from "./six-weeks.tsx";
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
      <EightStates />
      <SixWeeks />
      <Tokens />
      <StartSection page={page} layout="rows" tinted />
      <QuestionsSection page={page} title="Questions from product teams" posts={loaderData.posts} />
      <ServiceClosing page={page} look={closingEdge} />
    </>
  );
}
