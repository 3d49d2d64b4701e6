import { pageFacts } from "#app/page-facts.ts";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { ServiceClosing, ServiceHero, serviceMeta } from "#app/service-page/service-page.tsx";
import { StartSection } from "#app/service-page/start-section.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { webAppDevelopment as page } from "#content/services/web-app-development.ts";
import type { Route } from "./+types/route";
import { Accessibility } from "./accessibility.tsx";
import { Budget } from "./budget.tsx";
import { Budgeted } from "./budgeted.tsx";
import { closingEdge, closingMarks } from "./closing-edge.ts";
import { LoadLine } from "./drawing.tsx";
import { Loading } from "./loading.tsx";
import { Schedule } from "./schedule.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["web-and-mobile"],
    about: /PostgreSQL|browser|page|column/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function WebAppDevelopment({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ServiceHero
        page={page}
        write="Send us a URL"
        drawing={
          <Figure caption="A page crossing a slow mobile connection, to scale. The sum is worked out below.">
            <LoadLine />
          </Figure>
        }
      >
        <Budgeted />
      </ServiceHero>
      <Budget />
      <Loading />
      <Accessibility />
      <Schedule />
      <StartSection page={page} layout="rows" tinted />
      <QuestionsSection page={page} title="Questions from first calls" posts={loaderData.posts} />
      <ServiceClosing page={page} look={{ points: closingEdge, marks: closingMarks }} />
    </>
  );
}
