import { Link } from "react-router";
import { DemoButton, DemoProvider } from "#app/chatbot-demo/demo-provider.tsx";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, faqPage, service } from "#app/shell/structured-data.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";
import { paths } from "#content/paths.ts";
import { serviceEntry } from "#content/services/index.ts";
import type { Route } from "./+types/route";
import { Comparison } from "./comparison.tsx";
import { ChatbotSounding } from "./drawing.tsx";
import { TypedReply } from "./typed-reply.tsx";

const trail = [
  { name: "Home", path: paths.home },
  { name: "Services", path: paths.services },
  { name: "AI Chatbot", path: paths.aiChatbot },
];

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...page.meta,
    path: paths.aiChatbot,
    structuredData: [
      service(serviceEntry("ai-chatbot"), page.meta.description),
      breadcrumbs(trail),
      faqPage(page.questions.items),
    ],
  });

export default function AiChatbot() {
  return (
    <DemoProvider>
      <PageHero
        trail={<Breadcrumb trail={trail} />}
        title={page.hero.title}
        titleSize="long"
        lede={page.hero.lede}
        actions={
          <>
            <DemoButton />
            <ButtonLink to={paths.contact(page.closing.topic)} variant="secondary">
              Ask about your case
            </ButtonLink>
          </>
        }
        drawing={<ChatbotSounding />}
      >
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 font-mono text-text-soft text-small">
          {page.hero.indicators.map((indicator) => (
            <li key={indicator} className="flex items-center gap-2">
              <span aria-hidden="true" className="solid size-2 rotate-45 bg-secondary" />
              {indicator}
            </li>
          ))}
        </ul>
      </PageHero>

      <Section id="features" label="Features" title={page.features.title}>
        <RuleGrid items={page.features.items} />
      </Section>

      <Section
        id="channels"
        label="Channels"
        title={page.channels.title}
        lede={page.channels.lede}
        tone="tint"
      >
        <Channels />
      </Section>

      <Section
        id="replies"
        label="Replies"
        title={page.replies.title}
        lede={page.replies.lede}
        tone="inverse"
      >
        <div className="grid gap-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
          <div className="grid content-start gap-4 border border-line bg-surface p-5 text-lead md:p-8">
            <p className="max-w-[34ch] justify-self-end border border-text bg-text px-5 py-3.5 text-background">
              {page.replies.question}
            </p>
            <div className="max-w-[48ch] border-secondary border-l-2 bg-tint px-5 py-4">
              <TypedReply text={page.replies.reply} />
            </div>
          </div>
          <dl className="grid grid-cols-2 content-start gap-6 lg:grid-cols-1">
            {page.replies.facts.map((fact) => (
              <div key={fact.label} className="flex flex-col-reverse border-line border-t pt-4">
                <dt className="text-text-soft">{fact.label}</dt>
                <dd className="font-bold font-display text-h1 tracking-tight">{fact.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>

      <Section id="training" label="Training" title={page.training.title} lede={page.training.lede}>
        <div className="grid gap-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <p className="border-accent border-t-2 pt-5">
            <span className="block font-bold font-display text-display text-accent tracking-tight">
              {page.training.accuracy}
            </span>
            <span className="mt-2 block max-w-[26ch] text-text-soft">
              {page.training.accuracyText}
            </span>
          </p>
          <RuleGrid items={page.training.sources} columns={2} />
        </div>
        <p className="mt-10">
          <Link to={paths.demoData} className="inline-block py-1 text-link">
            {page.training.demoData}
          </Link>
        </p>
      </Section>

      <Section
        id="integrations"
        label="Integrations"
        title={page.integrations.title}
        lede={page.integrations.lede}
        tone="tint"
      >
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
          <ul
            aria-label="Integrations"
            className="columns-2 gap-x-8 self-start border-text border-t-[1.5px]"
          >
            {page.integrations.names.map((name) => (
              <li
                key={name}
                className="break-inside-avoid border-text/20 border-b py-3 font-semibold leading-snug"
              >
                {name}
              </li>
            ))}
          </ul>
          <div>
            <h3 className="border-text border-t-[1.5px] pt-4 text-h3">
              {page.integrations.workflowsTitle}
            </h3>
            <ol aria-label="Automated workflows" className="mt-4">
              {page.integrations.workflows.map((workflow, index) => (
                <li key={workflow.title} className="flex gap-4 border-text/20 border-t py-4">
                  <span aria-hidden="true" className="font-mono text-accent text-small leading-6">
                    {index + 1}
                  </span>
                  <div>
                    <h4 className="text-h4">{workflow.title}</h4>
                    <p className="mt-0.5 text-text-soft">{workflow.text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Section>

      <Section id="comparison" label="Comparison" title={page.comparison.title}>
        <Comparison />
      </Section>

      <Section id="impact" label="Impact" title={page.impact.title} tone="inverse">
        <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {page.impact.figures.map((figure) => (
            <div key={figure.label} className="flex flex-col border-line border-t pt-5">
              <dt className="order-2 mt-2 font-semibold">{figure.label}</dt>
              <dd className="order-1 font-bold font-display text-display tracking-tight">
                {figure.value}
              </dd>
              <dd className="order-3 mt-1 max-w-[36ch] text-text-soft">{figure.text}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section id="industries" label="Industries" title={page.industries.title} layout="beside">
        <Accordion
          name="industries"
          items={page.industries.items.map((industry) => ({
            summary: industry.name,
            body: (
              <>
                <p>{industry.text}</p>
                <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 font-mono text-small">
                  {industry.tasks.map((task) => (
                    <li key={task} className="flex items-center gap-2">
                      <span aria-hidden="true" className="solid size-1.5 rotate-45 bg-secondary" />
                      {task}
                    </li>
                  ))}
                </ul>
              </>
            ),
          }))}
        />
      </Section>

      <Section id="use-cases" label="Use cases" title={page.useCases.title} tone="tint">
        <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {page.useCases.items.map((item) => (
            <li key={item.title} className="row-span-2 grid grid-rows-subgrid gap-y-6">
              <p className="relative self-end border-[1.5px] border-text bg-surface px-4 py-3 after:absolute after:-bottom-[9px] after:left-5 after:size-4 after:rotate-45 after:border-text after:border-r-[1.5px] after:border-b-[1.5px] after:bg-surface">
                “{item.asked}”
              </p>
              <div>
                <h3 className="text-h4">{item.title}</h3>
                <p className="mt-1 max-w-[48ch] text-text-soft">{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="questions" label="Questions" title={page.questions.title} layout="beside">
        <Accordion
          name="questions"
          items={page.questions.items.map(({ question, answer }) => ({
            summary: question,
            body: <p>{answer}</p>,
          }))}
        />
      </Section>

      <ClosingCall
        title={page.closing.title}
        text={page.closing.text}
        service={page.closing.topic}
        action={
          <ButtonLink to={paths.contact(page.closing.topic)}>{page.closing.action}</ButtonLink>
        }
      />
    </DemoProvider>
  );
}

/** The badges; where all ten stand in one row, they hang on one line, as they hang on one set of answers. */
function Channels() {
  return (
    <>
      <ul className="flex flex-wrap gap-2.5 xl:grid xl:grid-cols-10 xl:border-text xl:border-t-[1.5px] xl:pt-9">
        {page.channels.names.map((name) => (
          <li
            key={name}
            className="rounded-sm border border-control-border bg-surface px-4 py-2 font-semibold xl:relative xl:px-1 xl:text-center xl:before:absolute xl:before:bottom-full xl:before:left-1/2 xl:before:h-9 xl:before:border-text xl:before:border-l xl:after:absolute xl:after:-top-[calc(2.25rem+6px)] xl:after:left-1/2 xl:after:ml-[-4.5px] xl:after:size-2.5 xl:after:rotate-45 xl:after:bg-secondary forced-colors:after:hidden"
          >
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-5 font-mono text-text-soft text-small">{page.channels.more}</p>
    </>
  );
}
