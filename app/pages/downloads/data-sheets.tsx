import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { downloads } from "#content/pages/downloads.ts";
import { paths } from "#content/paths.ts";
import { services } from "#content/services/index.ts";
import { SheetAnatomy } from "./drawing.tsx";
import {
  common,
  dayInWords,
  inKilobytes,
  type MadeFile,
  madeFiles,
  pagesInWords,
} from "./made-files.ts";

const row =
  "grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-2 sm:gap-x-4 border-text/20 border-b py-1.5 sm:py-4";

/** Facts of a file in words; those of most files are said once, at the head of the list. */
const pagesOf = ({ pages }: MadeFile) => pagesInWords(pages);
const dayOf = ({ made }: MadeFile) => dayInWords(made);
const usual = [common(madeFiles.map(pagesOf)), common(madeFiles.map(dayOf))];

export function DataSheets() {
  const { sheets, drawing } = downloads;
  const [pages, day] = usual;
  return (
    <Section
      id="data-sheets"
      title={sheets.title}
      lede={
        <>
          {sheets.intro}
          {pages === undefined ? null : (
            <span className="mt-3 block font-mono text-small">
              {pages} each · {day}
            </span>
          )}
        </>
      }
      tone="tint"
    >
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Figure caption={drawing.caption} className="w-full max-w-96">
          <SheetAnatomy label={drawing.title} parts={drawing.parts} />
        </Figure>
        <ul className="grid gap-x-12 self-start border-text border-t-[1.5px] xl:grid-cols-2">
          {services.map((entry) => (
            <Row
              key={entry.slug}
              title={entry.title}
              icon={entry.img}
              page={entry.link}
              made={madeFiles.find((made) => made.path === entry.link)}
            />
          ))}
          <li className={row}>
            <Icon name="compass" size={36} className="text-secondary" />
            <div className="min-w-0">
              <h3 className="text-h4">{sheets.unsure.title}</h3>
              <p className="mt-0.5 text-small text-text-soft">{sheets.unsure.text}</p>
            </div>
            <ButtonLink
              href={paths.services}
              variant="quiet"
              size="small"
              className="-mr-4 hover:text-accent"
            >
              {sheets.unsure.compare}
              <span className="sr-only"> all services</span>
            </ButtonLink>
          </li>
        </ul>
      </div>
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
  const facts = made === undefined ? [downloads.missing] : [pagesOf(made), dayOf(made)];
  const unusual = facts.filter((fact) => !usual.includes(fact));
  return (
    <li className={row}>
      <Icon name={icon} size={36} className="text-secondary" />
      <div className="min-w-0">
        <h3 className="text-h4">
          <a href={page} className="py-0.5 hover:text-accent hover:underline">
            {title}
          </a>
        </h3>
        {unusual.length === 0 ? null : (
          <p className="mt-0.5 font-mono text-label text-text-soft">{unusual.join(" · ")}</p>
        )}
      </div>
      {made === undefined ? null : (
        <a
          href={paths.download(made.file)}
          download
          className={buttonClass({ variant: "quiet", size: "small" }, "-mr-4 hover:text-accent")}
        >
          <Icon name="download-simple" size={16} />
          <span className="sr-only">PDF: data sheet {title},</span>
          <span className="font-mono font-normal text-text-soft">{inKilobytes(made.bytes)}</span>
        </a>
      )}
    </li>
  );
}
