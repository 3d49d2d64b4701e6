import { BrandMark } from "#app/shell/brand-mark.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { company } from "#content/company.ts";
import { downloads } from "#content/pages/downloads.ts";
import { paths } from "#content/paths.ts";
import { dayInWords, inKilobytes, type MadeFile, pagesInWords } from "./made-files.ts";

const { profile } = downloads;

/** The company profile with its link; what is in it is on the sheet beside (`ProfileSheet`). */
export function Profile({ made }: { made: MadeFile | undefined }) {
  return (
    <section
      aria-labelledby="profile-title"
      className="mt-10 border-text border-t-[1.5px] pt-6 lg:mt-14"
    >
      <h2 id="profile-title" className="text-h3">
        {profile.title}
      </h2>
      <p className="mt-2 text-text-soft">{profile.text}</p>
      {made === undefined ? (
        <p className="mt-6 text-text-soft">{downloads.missing}</p>
      ) : (
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={paths.download(made.file)} download className={buttonClass({})}>
            Download as PDF
          </a>
          <span className="font-mono text-small text-text-soft">
            {pagesInWords(made.pages)} · {inKilobytes(made.bytes)} · {dayInWords(made.made)}
          </span>
        </p>
      )}
    </section>
  );
}

/** The profile as a sheet that the next section cuts off: its head, and its sections in their order. */
export function ProfileSheet() {
  return (
    <div className="border-[1.5px] border-text border-b-0 bg-surface px-6 pt-6 sm:px-8 sm:pt-8 lg:self-end print:border-b-[1.5px]">
      <div className="flex items-start justify-between gap-6">
        <div>
          <p className="label text-text-soft">{profile.title}</p>
          <p className="mt-4 font-bold font-display text-h2 tracking-tight">{company.name}</p>
          <p className="mt-1 text-text-soft">{company.tagline}</p>
        </div>
        <BrandMark size={44} />
      </div>
      <dl className="mt-7 border-text border-t-[1.5px]">
        {profile.inside.map(({ label, text }) => (
          <div
            key={label}
            className="grid gap-x-6 border-line border-b py-3 last:border-0 last:pb-6 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:items-baseline"
          >
            <dt className="label text-secondary">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
