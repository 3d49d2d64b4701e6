import { Section } from "#app/ui/section.tsx";
import { company } from "#content/company.ts";
import { securityAndTerms } from "#content/pages/security-and-terms.ts";
import { paths } from "#content/paths.ts";

const { site, report } = securityAndTerms;

/** The website's terms, and beside them where to report a vulnerability in it. */
export function Site() {
  return (
    <Section id="website" title={site.title}>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <dl className="grid gap-y-6">
            {site.items.map((item) => (
              <div key={item.title} className="gap-x-8 md:grid md:grid-cols-[14rem_minmax(0,1fr)]">
                <dt className="font-display font-semibold text-h4 tracking-tight">{item.title}</dt>
                <dd className="max-w-[34.6em] text-text-soft max-md:mt-1.5">{item.text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-8">
            {site.privacy}{" "}
            <a href={paths.privacyPolicy} className="text-link">
              {site.privacyLink}
            </a>
          </p>
        </div>
        <div id="report" className="self-start bg-tint p-6 md:p-8 lg:-mt-24 xl:-mt-[6.45rem]">
          <h3 className="text-h3">{report.title}</h3>
          <p className="measure mt-3">{report.text}</p>
          <p className="mt-5">
            <a
              href={`mailto:${company.securityEmail}?subject=${report.subject}`}
              className="text-link"
            >
              {company.securityEmail}
            </a>
          </p>
          <p className="mt-2 text-small text-text-soft">
            {report.file}{" "}
            <a href={paths.securityTxt} className="text-link">
              security.txt
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}
