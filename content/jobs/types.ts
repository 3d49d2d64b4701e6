import type { Point } from "../services/types.ts";
import type { JobSlug } from "./slugs.ts";

export type Job = {
  slug: JobSlug;
  meta: { title: string; description: string };
  /** The job title, as in the application form and in JobPosting. */
  title: string;
  headline: string;
  lede: string;
  /** One sentence for the list of open jobs. */
  summary: string;
  facts: {
    place: string;
    hours: string;
    crew: string;
    start: string;
    /** A sentence about pay; figures follow in the first e-mail. */
    pay: string;
  };
  /** For schema.org's JobPosting: ISO dates, ISO 3166 country codes, employment type. */
  posting: {
    posted: string;
    validThrough: string;
    employmentType: readonly ("FULL_TIME" | "PART_TIME")[];
    countries: readonly ("US" | "IN")[];
    remote: boolean;
  };
  drawing: { title: string; caption: string };
  work: { title: string; intro: string; items: readonly Point[] };
  /** The same job at three points in time. */
  horizon: { title: string; steps: readonly { when: string; text: string }[] };
  bring: {
    title: string;
    must: readonly string[];
    welcome: readonly string[];
    notNeeded: readonly string[];
  };
  straight: { title: string; items: readonly Point[] };
  /** The work sample of the hiring process, for this job. */
  sample: { title: string; text: string; readFor: readonly string[] };
  /** Heading of the form: the invitation, followed by the job's title. */
  apply: { invitation: string; text: string; prompt: string };
};
