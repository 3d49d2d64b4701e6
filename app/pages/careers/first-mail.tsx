import { SpecimenMark } from "#app/service-page/specimen.tsx";
import { Section } from "#app/ui/section.tsx";
import { company } from "#content/company.ts";
import { careers } from "#content/pages/careers.ts";

const { firstMail } = careers;

/** The first e-mail as an applicant gets it, with blanks for what depends on the job. */
export function FirstMail() {
  return (
    <Section
      id="first-mail"
      title={firstMail.title}
      lede={firstMail.intro}
      layout="beside"
      tone="tint"
      aside={<No className="hidden -rotate-1 lg:mt-20 lg:block lg:w-[calc(100%+6rem)]" />}
    >
      <article
        aria-label={firstMail.title}
        className="border-[1.5px] border-text bg-surface lg:relative lg:mr-3 lg:shadow-[12px_12px_0_color-mix(in_srgb,var(--color-secondary)_20%,var(--color-tint))]"
      >
        <header className="flex items-start max-sm:flex-col-reverse justify-between gap-4 border-text border-b-[1.5px] px-5 py-4 md:px-9">
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 font-mono text-label md:gap-x-4">
            <dt className="text-text-soft">From</dt>
            <dd>{company.careersEmail}</dd>
            <dt className="text-text-soft">Re</dt>
            <dd>{firstMail.subject}</dd>
          </dl>
          <SpecimenMark />
        </header>
        <div className="px-5 py-6 md:px-9 md:py-8">
          <p className="text-lead">{firstMail.opening}</p>
          <dl className="mt-6 grid gap-y-4">
            {firstMail.items.map(({ title, text }) => (
              <div key={title} className="gap-x-6 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)]">
                <dt className="font-semibold">{title}</dt>
                <dd>
                  <Filled>{text}</Filled>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-7">{firstMail.end}</p>
          <p className="mt-4">{firstMail.signed}</p>
        </div>
      </article>
      <No className="mt-6 lg:hidden" />
    </Section>
  );
}

/** The other answer, as a slip: beside the first on wide screens, below it on others. */
const No = ({ className }: { className: string }) => (
  <aside
    className={`max-lg:max-w-80 border-[1.5px] border-text bg-surface px-5 py-5 md:px-6 ${className}`}
  >
    <p className="label text-text-soft">{firstMail.no.title}</p>
    <p className="mt-3">
      <Filled>{firstMail.no.text}</Filled>
    </p>
  </aside>
);

/** A text with a blank for each underscore, which a screen reader calls so. */
const Filled = ({ children }: { children: string }) =>
  children.split("_").map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: constant list
    <span key={index}>
      {index > 0 && (
        <span className="inline-block w-20 border-accent border-b-2">
          <span className="sr-only">blank</span>
        </span>
      )}
      {part}
    </span>
  ));
