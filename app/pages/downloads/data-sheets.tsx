import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { downloads } from "#content/pages/downloads.ts";
import { paths } from "#content/paths.ts";
import { services } from "#content/services/index.ts";
import { SheetAnatomy } from "./drawing.tsx";
import { dayFormat, inKilobytes, type MadeFile, madeFiles, pagesInWords } from "./made-files.ts";

const row =
  "grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-text/20 border-b py-4";

export function DataSheets() {
  const { sheets, drawing } = downloads;
  return (
    <Section id="data-sheets" title={sheets.title} lede={sheets.intro} tone="tint">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Figure caption={drawing.caption} className="mx-auto w-full max-w-80 lg:mx-0">
          <SheetAnatomy label={drawing.title} parts={drawing.parts} />
        </Figure>
        <ul className="grid gap-x-12 self-start border-text border-t-[1.5px] lg:grid-cols-2">
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
  return (
    <li className={row}>
      <Icon name={icon} size={36} className="text-secondary" />
      <div className="min-w-0">
        <h3 className="text-h4">
          <a href={page} className="py-0.5 hover:text-accent hover:underline">
            {title}
          </a>
        </h3>
        <p className="mt-0.5 flex flex-wrap gap-x-[2ch] font-mono text-text-soft text-label">
          {made === undefined ? (
            downloads.missing
          ) : (
            <>
              <span>
                {pagesInWords(made.pages)}, {inKilobytes(made.bytes)}
              </span>
              <span>{dayFormat.format(new Date(made.made))}</span>
            </>
          )}
        </p>
      </div>
      {made === undefined ? null : (
        <a
          href={paths.download(made.file)}
          download
          className={buttonClass({ variant: "quiet", size: "small" }, "-mr-4 hover:text-accent")}
        >
          <Icon name="download-simple" size={16} className="max-sm:hidden" />
          PDF
          <span className="sr-only">: data sheet {title}</span>
        </a>
      )}
    </li>
  );
}
