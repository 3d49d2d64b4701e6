import { buttonClass } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { downloads } from "#content/pages/downloads.ts";
import { paths } from "#content/paths.ts";
import { dayFormat, inKilobytes, type MadeFile } from "./made-files.ts";

export function Profile({ made }: { made: MadeFile | undefined }) {
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
        <ul className="mt-5 grid gap-2">
          {profile.inside.map((item) => (
            <li key={item} className="text-small">
              {item}
            </li>
          ))}
        </ul>
        {made === undefined ? (
          <p className="mt-6 text-text-soft">{downloads.missing}</p>
        ) : (
          <a href={paths.download(made.file)} download className={buttonClass({}, "mt-6")}>
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
              [downloads.columns.made, dayFormat.format(new Date(made.made))],
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
