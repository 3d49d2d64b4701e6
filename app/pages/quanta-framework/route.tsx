import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, faqPage, webPage } from "#app/shell/structured-data.ts";
import { TalkToUs } from "#app/shell/talk-to-us.tsx";
import { Accordion } from "#app/ui/accordion.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import {
  type QuantaPart,
  type QuantaPlace,
  quantaFramework,
} from "#content/pages/quanta-framework.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { QuantaSection } from "./drawing.tsx";

const trail = [
  { name: "Home", path: paths.home },
  { name: "Quanta framework", path: paths.quantaFramework },
];

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...quantaFramework.meta,
    path: paths.quantaFramework,
    structuredData: [
      breadcrumbs(trail),
      webPage("WebPage", quantaFramework.meta.title, quantaFramework.meta.description),
      faqPage(quantaFramework.questions.items),
    ],
  });

const names = Object.fromEntries(
  quantaFramework.parts.items.map(({ id, mark, title }) => [id, { mark, title }]),
);

export default function QuantaFramework() {
  const { drawing } = quantaFramework;
  return (
    <>
      <PageHero
        trail={<Breadcrumb trail={trail} />}
        title={quantaFramework.headline}
        lede={quantaFramework.lede}
        layout="below"
        actions={
          <>
            <TalkToUs />
            <ButtonLink to="#days" variant="secondary" prefetch="none">
              The first ten days
            </ButtonLink>
          </>
        }
        drawing={
          <Figure caption={drawing.caption}>
            <QuantaSection
              label={drawing.title}
              yours={drawing.yours}
              layers={drawing.layers}
              names={names}
            />
          </Figure>
        }
      />
      <What />
      <Parts />
      <Days />
      <Saves />
      <Section
        id="leave"
        label="Leaving"
        title={quantaFramework.leave.title}
        lede={quantaFramework.leave.intro}
        tone="tint"
      >
        <RuleGrid columns={2} items={quantaFramework.leave.items} />
      </Section>
      <Fits />
      <Section
        id="questions"
        label="Questions"
        title={quantaFramework.questions.title}
        layout="beside"
      >
        <Accordion
          name="quanta-questions"
          items={quantaFramework.questions.items.map((item) => ({
            summary: item.question,
            body: item.answer,
          }))}
        />
      </Section>
      <ClosingCall title={quantaFramework.closing.title} text={quantaFramework.closing.text} />
    </>
  );
}

function What() {
  const { what } = quantaFramework;
  return (
    <Section id="what" label="What it is" title={what.title}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          {what.paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure mb-5 text-lead">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="grid content-start gap-8">
          <Marked title="It is" items={what.is} icon="check" tone="text-secondary" />
          <Marked title="It is not" items={what.isNot} icon="x" tone="text-accent" />
        </div>
      </div>
    </Section>
  );
}

function Marked({
  title,
  items,
  icon,
  tone,
}: {
  title: string;
  items: readonly string[];
  icon: "check" | "x";
  tone: string;
}) {
  return (
    <div className="border-text border-t-[1.5px] pt-4">
      <h3 className="text-h4">{title}</h3>
      <ul className="mt-3 grid gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon name={icon} size={16} className={`mt-1 ${tone}`} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The parts by layer, with the numbers of the drawing. */
function Parts() {
  const { parts, drawing } = quantaFramework;
  const places = Object.keys(drawing.layers) as QuantaPlace[];
  return (
    <Section id="parts" label="Parts" title={parts.title} lede={parts.intro} tone="tint">
      {places.map((place) => (
        <section
          key={place}
          aria-label={drawing.layers[place]}
          className="grid gap-x-8 border-text border-t-[1.5px] lg:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <h3 className="label pt-7 text-text-soft">{drawing.layers[place]}</h3>
          <ul className="grid gap-x-10 md:grid-cols-2">
            {parts.items
              .filter((part: QuantaPart) => part.place === place)
              .map((part) => (
                <li key={part.id} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4 py-6">
                  <span
                    aria-hidden="true"
                    className="grid size-9 place-items-center rounded-full border-[1.5px] border-text bg-background font-mono font-semibold text-small"
                  >
                    {part.mark}
                  </span>
                  <div>
                    <h4 className="text-h4">{part.title}</h4>
                    <p className="mt-1.5 text-text-soft">{part.text}</p>
                    <p className="mt-2.5 font-mono text-label text-secondary">→ {part.leaves}</p>
                  </div>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}

function Days() {
  const { days } = quantaFramework;
  return (
    <Section id="days" label="Start" title={days.title} lede={days.intro}>
      <ol>
        {days.items.map((day) => (
          <li
            key={day.day}
            className="relative grid gap-x-10 gap-y-2 border-text border-l-[1.5px] pb-10 pl-7 last:pb-0 lg:grid-cols-[6rem_minmax(0,7fr)_minmax(0,4fr)] lg:pl-10"
          >
            <span
              aria-hidden="true"
              className="solid absolute top-1.5 -left-[6.5px] size-3 rotate-45 bg-accent"
            />
            <p className="label pt-1 text-text-soft">{day.day}</p>
            <div>
              <h3 className="text-h3">{day.title}</h3>
              <p className="measure mt-1.5 text-text-soft">{day.text}</p>
            </div>
            <p className="self-start border-secondary border-l-2 pl-4 lg:mt-1">
              <span className="label block text-text-soft">You can open</span>
              <span className="mt-0.5 block">{day.open}</span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Saves() {
  const { saves } = quantaFramework;
  return (
    <Section id="saves" label="What it saves" title={saves.title} lede={saves.intro} tone="inverse">
      <div className="hidden grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,5fr)] gap-x-10 border-text border-t-[1.5px] py-3 text-text-soft text-small md:grid">
        <span>{saves.head.task}</span>
        <span>{saves.head.usual}</span>
        <span>{saves.head.quanta}</span>
      </div>
      <dl className="border-line border-t">
        {saves.rows.map((row) => (
          <div
            key={row.task}
            className="grid gap-x-10 gap-y-1.5 border-line border-b py-5 md:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,5fr)]"
          >
            <dt className="font-display font-semibold text-h4 tracking-tight">{row.task}</dt>
            <dd className="text-text-soft">
              <span className="label md:sr-only">{saves.head.usual}: </span>
              {row.usual}
            </dd>
            <dd className="flex gap-3">
              <Icon name="check" size={18} className="mt-1 text-secondary" />
              <span>
                <span className="sr-only">{saves.head.quanta}: </span>
                {row.quanta}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="measure mt-8 text-text-soft">{saves.note}</p>
    </Section>
  );
}

function Fits() {
  const { fits } = quantaFramework;
  return (
    <Section id="fits" label="Fit" title={fits.title}>
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <Marked title={fits.yes.title} items={fits.yes.items} icon="check" tone="text-secondary" />
        <Marked title={fits.no.title} items={fits.no.items} icon="x" tone="text-accent" />
      </div>
    </Section>
  );
}
