import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { RelatedServices } from "#app/shell/related-services.tsx";
import { breadcrumbs, faqPage, webPage } from "#app/shell/structured-data.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";
import { paths } from "#content/paths.ts";
import { serviceEntry } from "#content/services/index.ts";
import type { Route } from "./+types/route";
import { AnswerPath } from "./drawing.tsx";
import { HotelStage } from "./stage.tsx";

const trail = [
  { name: "Home", path: paths.home },
  { name: "Hospitality chatbot", path: paths.hospitalityChatbot },
];

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...page.meta,
    path: paths.hospitalityChatbot,
    structuredData: [
      breadcrumbs(trail),
      webPage("WebPage", page.meta.title, page.meta.description),
      faqPage(page.questions.items),
    ],
  });

export default function HospitalityChatbot() {
  return (
    <>
      <div className="shell pt-8 md:pt-12">
        <Breadcrumb trail={trail} />
        <div className="mt-8 grid gap-x-16 gap-y-6 pb-12 md:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:pb-14">
          <h1 className="max-w-[14ch] text-h1">{page.headline}</h1>
          <p className="max-w-[54ch] text-text-soft text-lead">{page.lede}</p>
        </div>
      </div>
      <section aria-labelledby="stage-title" className="shell pb-14 md:pb-20">
        <h2 id="stage-title" className="sr-only">
          {page.stage.title}
        </h2>
        <HotelStage />
      </section>
      <Answers />
      <Duties />
      <Section
        id="desk"
        label="Front desk"
        title={page.desk.title}
        lede={page.desk.intro}
        tone="inverse"
      >
        <ol className="grid gap-x-10 gap-y-9 md:grid-cols-2">
          {page.desk.items.map((item) => (
            <li key={item.title} className="border-line border-t pt-5">
              <h3 className="text-h3">{item.title}</h3>
              <p className="mt-2 max-w-[52ch] text-text-soft">{item.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        id="systems"
        label="Connections"
        title={page.systems.title}
        lede={page.systems.intro}
      >
        <DataTable
          caption="Systems, what is read and written, and what happens without them"
          head={[
            page.systems.head.needs,
            page.systems.head.reads,
            page.systems.head.writes,
            page.systems.head.without,
          ]}
          rows={page.systems.rows.map((row) => [row.needs, row.reads, row.writes, row.without])}
        />
      </Section>
      <Section
        id="start"
        label="Start"
        title={page.start.title}
        lede={page.start.intro}
        tone="tint"
      >
        <Steps steps={page.start.steps} />
        <div className="mt-16">
          <h3 className="text-h3">{page.bring.title}</h3>
          <p className="measure mt-2 mb-6 text-text-soft">{page.bring.intro}</p>
          <dl className="grid gap-x-10 border-text border-t-[1.5px] md:grid-cols-2">
            {page.bring.items.map((item) => (
              <div key={item.title} className="border-text/20 border-b py-5">
                <dt className="font-display font-semibold text-h4 tracking-tight">{item.title}</dt>
                <dd className="mt-1 text-text-soft">{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      <Section id="questions" label="Questions" title={page.questions.title} layout="beside">
        <Accordion
          name="hotel-questions"
          items={page.questions.items.map((item) => ({
            summary: item.question,
            body: item.answer,
          }))}
        />
      </Section>
      <Section id="next" label="Next" title="What hotels ask for next" tone="tint">
        <RelatedServices slugs={["hospitality", "ai-chatbot", "product-support"]} />
      </Section>
      <ClosingCall
        title={page.closing.title}
        text={page.closing.text}
        service={serviceEntry("ai-chatbot").title}
      />
    </>
  );
}

function Answers() {
  const { answers } = page;
  return (
    <Section id="answers" label="Answers" title={answers.title} lede={answers.intro} tone="tint">
      <Figure caption={answers.drawing.caption}>
        <AnswerPath label={answers.drawing.title} />
      </Figure>
      <ol className="mt-12 grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-5">
        {answers.steps.map((step, index) => (
          <li
            key={step.title}
            className="border-text border-t-[1.5px] pt-4 md:max-lg:last:odd:col-span-2"
          >
            <p className="label text-accent">{index + 1}</p>
            <h3 className="mt-2 text-h4">{step.title}</h3>
            <p className="mt-1.5 text-text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What it does on the left, where it stops on the right: read across. */
function Duties() {
  const { duties } = page;
  return (
    <Section id="duties" label="Duties" title={duties.title} lede={duties.intro}>
      <ol className="border-text border-t-[1.5px]">
        {duties.items.map((item) => (
          <li
            key={item.title}
            className="grid gap-x-10 gap-y-3 border-line border-b py-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
          >
            <div>
              <h3 className="text-h3">{item.title}</h3>
              <p className="mt-1.5 max-w-[56ch] text-text-soft">{item.text}</p>
            </div>
            <p className="border-accent border-l-2 pl-5 md:self-center">{item.limit}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
