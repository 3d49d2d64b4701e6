import { escapeHtml } from "@brightkeel/contracts";
import type { MetaDescriptor } from "react-router";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, organizationId, type StructuredData } from "#app/shell/structured-data.ts";
import { company } from "#content/company.ts";
import type { Job } from "#content/jobs/index.ts";
import { paths } from "#content/paths.ts";

/** Returns the breadcrumb trail of a job page. */
export const jobTrail = (job: Job) => [
  { name: "Home", path: paths.home },
  { name: "Careers", path: paths.careers },
  { name: job.title, path: paths.job(job.slug) },
];

/** Returns title, description and structured data of a job page. */
export const jobMeta = (
  args: Parameters<typeof pageMeta>[0],
  job: Job,
  isOpen: boolean,
): MetaDescriptor[] =>
  pageMeta(args, {
    ...job.meta,
    path: paths.job(job.slug),
    structuredData: [
      breadcrumbs(jobTrail(job)),
      // Search engines must not list an expired posting.
      ...(isOpen ? [jobPosting(job)] : []),
    ],
  });

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;

/**
 * Returns the posting's structured data, complete as search engines require: the text as HTML, one place for each
 * country of the job. https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
const jobPosting =
  (job: Job): StructuredData =>
  ({ origin, url }) => ({
    "@type": "JobPosting",
    "@id": `${url}#job`,
    title: job.title,
    description: [
      paragraph(job.lede),
      paragraph(job.work.title),
      list(job.work.items.map((item) => `${item.title}: ${item.text}`)),
      paragraph(job.bring.title),
      list(job.bring.must),
      paragraph(job.facts.pay),
    ].join(""),
    identifier: { "@type": "PropertyValue", name: company.name, value: job.slug },
    datePosted: job.posting.posted,
    validThrough: job.posting.validThrough,
    employmentType: job.posting.employmentType,
    hiringOrganization: { "@id": organizationId(origin) },
    jobLocation: company.offices
      .filter((office) => job.posting.countries.some((country) => country === office.countryCode))
      .map((office) => ({
        "@type": "Place",
        address: {
          "@type": "PostalAddress",
          streetAddress: office.lines[0],
          addressLocality: office.city,
          addressCountry: office.countryCode,
        },
      })),
    ...(job.posting.remote
      ? {
          jobLocationType: "TELECOMMUTE",
          applicantLocationRequirements: job.posting.countries.map((country) => ({
            "@type": "Country",
            name: country,
          })),
        }
      : {}),
    responsibilities: job.work.items.map((item) => item.title).join("; "),
    qualifications: job.bring.must.join("; "),
    directApply: true,
    url,
  });
