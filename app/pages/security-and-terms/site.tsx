import { PointGrid } from "#app/ui/point-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { company } from "#content/company.ts";
import { securityAndTerms } from "#content/pages/security-and-terms.ts";
import { paths } from "#content/paths.ts";

const { site, report } = securityAndTerms;

/** The website's terms, and where to report a vulnerability in it. */
export function Site() {
  return (
    <Section id="website" title={site.title}>
      <PointGrid columns={3} items={site.items} />
      <p className="mt-6">
        {site.privacy}{" "}
        <a href={paths.privacyPolicy} className="text-link">
          {site.privacyLink}
        </a>
      </p>
      <div
        id="report"
        className="mt-12 grid gap-x-14 gap-y-4 border-[1.5px] border-text bg-surface p-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:p-8"
      >
        <h3 className="text-h3">{report.title}</h3>
        <div>
          <p className="measure">{report.text}</p>
          <p className="mt-4">
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
