import { NightInks } from "#app/blogs/night-inks.tsx";
import { PostGrid } from "#app/blogs/post-list.tsx";
import { pageFacts } from "#app/page-facts.ts";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { PageQuestions } from "#app/shell/page-questions.tsx";
import { webPage } from "#app/shell/structured-data.ts";
import { Section } from "#app/ui/section.tsx";
import { home as page } from "#content/pages/home.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { closingEdge } from "./closing-edge.ts";
import { DemoBand } from "./demo-band.tsx";
import { FirstDays } from "./first-days.tsx";
import { Head } from "./head.tsx";
import { latestPosts } from "./latest-posts.server.ts";
import { Practices } from "./practices.tsx";
import { ServiceGroups } from "./service-groups.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await latestPosts(context),
});

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...page.meta,
    path: paths.home,
    structuredData: [webPage("WebPage", page.meta.title, page.meta.description)],
  });

export default function Home({ loaderData: { posts } }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <ServiceGroups />
      <Practices />
      <DemoBand />
      <FirstDays />
      {posts.length === 0 ? null : (
        <Section id="posts" title={page.posts.title}>
          <NightInks />
          {/* On a phone the newest has a picture and an excerpt, the others their titles. */}
          <div className="max-md:[&_li+li_:is(h3+p,article>div:first-child)]:hidden max-md:[&_ul]:gap-y-7">
            <PostGrid posts={posts} />
          </div>
          <p className="mt-7 md:mt-10">
            <a href={paths.blogs} className="inline-block py-1 text-link font-semibold">
              {page.posts.all}
            </a>
          </p>
        </Section>
      )}
      <PageQuestions {...page.questions} />
      <ClosingCall {...page.closing} look={closingEdge} />
    </>
  );
}
