import { Link } from "react-router";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { downloads } from "#content/pages/downloads.ts";
import { paths } from "#content/paths.ts";
import { services } from "#content/services/index.ts";
import type { Route } from "./+types/route";
import { SheetAnatomy } from "./drawing.tsx";
import { downloadPath, inKilobytes, type MadeFile, madeFiles } from "./made-files.ts";

const trail = [
  { name: "Home", path: paths.home },
  { name: "Downloads", path: paths.downloads },
];

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...downloads.meta,
    path: paths.downloads,
    structuredData: [
      breadcrumbs(trail),
      webPage("CollectionPage", downloads.meta.title, downloads.meta.description),
    ],
  });

const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

const pagesInWords = (pages: number) => (pages === 1 ? "1 page" : `${pages} pages`);

export default function Downloads() {
  const profile = madeFiles.find((made) => made.path === paths.aboutUs);
  return (
    <>
      <div className="shell pt-8 pb-14 md:pt-12 md:pb-20">
        <Breadcrumb trail={trail} />
        <div className="mt-8 grid gap-x-16 gap-y-12 md:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <h1 className="max-w-[14ch] text-h1">{downloads.headline}</h1>
            <p className="mt-6 max-w-[50ch] text-text-soft text-lead">{downloads.lede}</p>
          </div>
          <Profile made={profile} />
        </div>
      </div>
      <DataSheets />
      <Anatomy />
      <Section id="files" label="The files" title={downloads.facts.title}>
        <RuleGrid columns={3} items={downloads.facts.items} />
      </Section>
      <ClosingCall title={downloads.closing.title} text={downloads.closing.text} />
    </>
  );
}

function Profile({ made }: { made: MadeFile | undefined }) {
  const { profile } = downloads;
  return (
    <section
      aria-labelledby="profile-title"
      className="self-start border-[1.5px] border-text bg-surface"
    >
      <div className="p-6 md:p-8">
        <h2 id="profile-title" className="text-h3">
          {profile.title}
        </h2>
        <p className="mt-2 text-text-soft">{profile.text}</p>
        <ul className="mt-5 border-line border-t">
          {profile.inside.map((item) => (
            <li key={item} className="border-line border-b py-2 text-small">
              {item}
            </li>
          ))}
        </ul>
        {made === undefined ? (
          <p className="mt-6 text-text-soft">{downloads.missing}</p>
        ) : (
          <a href={downloadPath(made.file)} download className={buttonClass({}, "mt-6")}>
            Download as PDF
          </a>
        )}
      </div>
      {made === undefined ? null : (
        <dl className="grid grid-cols-[auto_auto_1fr] border-text border-t-[1.5px] sm:grid-cols-3">
          {(
            [
              [downloads.columns.pages, String(made.pages)],
              [downloads.columns.size, inKilobytes(made.bytes)],
              [downloads.columns.made, day.format(new Date(made.made))],
            ] as const
          ).map(([term, detail], index) => (
            <div
              key={term}
              className={cx(
                "py-3 pr-4 pl-4",
                index === 0 ? "sm:pl-6 md:pl-8" : "border-line border-l",
              )}
            >
              <dt className="label text-text-soft">{term}</dt>
              <dd className="font-mono text-small">{detail}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function DataSheets() {
  const { sheets } = downloads;
  return (
    <Section
      id="data-sheets"
      label="Data sheets"
      title={sheets.title}
      lede={sheets.intro}
      tone="tint"
    >
      <ul className="grid gap-x-12 border-text border-t-[1.5px] lg:grid-cols-2">
        {services.map((entry) => (
          <Row
            key={entry.slug}
            title={entry.title}
            icon={entry.img}
            page={entry.link}
            made={madeFiles.find((made) => made.path === entry.link)}
          />
        ))}
      </ul>
    </Section>
  );
}

function Row({
  title,
  icon,
  page,
  made,
}: {
  title: string;
  icon: IconName;
  page: string;
  made: MadeFile | undefined;
}) {
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-text/20 border-b py-4">
      <Icon name={icon} size={36} className="text-secondary" />
      <div className="min-w-0">
        <h3 className="text-h4">
          <Link to={page} prefetch="intent" className="hover:text-accent hover:underline">
            {title}
          </Link>
        </h3>
        <p className="mt-0.5 flex flex-wrap gap-x-[2ch] font-mono text-text-soft text-label">
          {made === undefined ? (
            downloads.missing
          ) : (
            <>
              <span>
                {pagesInWords(made.pages)}, {inKilobytes(made.bytes)}
              </span>
              <span>{day.format(new Date(made.made))}</span>
            </>
          )}
        </p>
      </div>
      {made === undefined ? null : (
        <a
          href={downloadPath(made.file)}
          download
          className={buttonClass({ variant: "secondary", size: "small" })}
        >
          <Icon name="download-simple" size={16} className="max-sm:hidden" />
          PDF
          <span className="sr-only">: data sheet {title}</span>
        </a>
      )}
    </li>
  );
}

function Anatomy() {
  const { anatomy, drawing } = downloads;
  return (
    <Section id="anatomy" label="How to read one" title={anatomy.title} lede={anatomy.intro}>
      <div className="grid gap-x-10 gap-y-10 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:gap-x-16">
        <figure className="mx-auto w-full max-w-[30rem] md:mx-0">
          <SheetAnatomy label={drawing.title} />
          <figcaption className="mt-3 font-mono text-text-soft text-label">
            {drawing.caption}
          </figcaption>
        </figure>
        <ol className="border-text border-t-[1.5px]">
          {anatomy.parts.map((part) => (
            <li
              key={part.mark}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 border-line border-b py-5"
            >
              <span
                aria-hidden="true"
                className="grid size-9 place-items-center rounded-full border-[1.5px] border-accent font-mono font-semibold text-accent"
              >
                {part.mark}
              </span>
              <div>
                <h3 className="text-h4">{part.title}</h3>
                <p className="mt-1 text-text-soft">{part.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
