import { Link } from "react-router";
import { PostGrid } from "#app/blogs/post-list.tsx";
import { DemoButton, DemoProvider } from "#app/chatbot-demo/demo-provider.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { faqPage, webPage } from "#app/shell/structured-data.ts";
import { TalkToUs } from "#app/shell/talk-to-us.tsx";
import { Accordion } from "#app/ui/accordion.tsx";
import { Section } from "#app/ui/section.tsx";
import { home as page } from "#content/pages/home.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { DemoBand } from "./demo-band.tsx";
import { BodyPlan } from "./drawing.tsx";
import { FirstDays } from "./first-days.tsx";
import { latestPosts } from "./latest-posts.server.ts";
import { Practices } from "./practices.tsx";
import { ServiceGroups } from "./service-groups.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await latestPosts(context),
});

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...page.meta,
    path: paths.home,
    structuredData: [
      webPage("WebPage", page.meta.title, page.meta.description),
      faqPage(page.questions.items),
    ],
  });

export default function Home({ loaderData: { posts } }: Route.ComponentProps) {
  return (
    <DemoProvider>
      <div className="shell grid gap-x-8 gap-y-10 pt-10 pb-12 md:pt-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:items-center lg:pb-20">
        <div>
          <h1 className="max-w-[11ch] text-display">{page.hero.title}</h1>
          <p className="mt-7 max-w-[40ch] text-text-soft text-lead">{page.hero.lede}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            <TalkToUs />
            <DemoButton variant="secondary">{page.hero.tryIt}</DemoButton>
          </div>
        </div>
        <BodyPlan className="h-auto w-full max-w-xl lg:max-w-none" />
      </div>

      <Section
        id="services"
        label={page.services.label}
        title={page.services.title}
        lede={page.services.lede}
      >
        <ServiceGroups />
      </Section>

      <Section
        id="practices"
        label={page.practices.label}
        title={page.practices.title}
        lede={page.practices.lede}
      >
        <Practices />
      </Section>

      <DemoBand />

      <Section id="start" label={page.start.label} title={page.start.title} lede={page.start.lede}>
        <FirstDays />
      </Section>

      {posts.length === 0 ? null : (
        <Section id="posts" label={page.posts.label} title={page.posts.title} tone="tint">
          <PostGrid posts={posts} />
          <p className="mt-10">
            <Link
              to={paths.blogs}
              prefetch="viewport"
              className="inline-block py-1 text-link font-semibold"
            >
              {page.posts.all}
            </Link>
          </p>
        </Section>
      )}

      <Section
        id="questions"
        label={page.questions.label}
        title={page.questions.title}
        layout="beside"
      >
        <Accordion
          name="questions"
          items={page.questions.items.map(({ question, answer }) => ({
            summary: question,
            body: <p>{answer}</p>,
          }))}
        />
      </Section>

      <ClosingCall {...page.closing} />
    </DemoProvider>
  );
}
