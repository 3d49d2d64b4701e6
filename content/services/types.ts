import type { ServiceSlug } from "./index.ts";

/** A heading with a short text below it: the smallest unit of a page. */
export type Point = { title: string; text: string };

export type Step = {
  /** When it happens, as shown in the monospace label: "Week 1", "Days 1–5", "Every Friday". */
  when: string;
  title: string;
  text: string;
};

export type Question = { question: string; answer: string };

/** The texts every service page has; a page may add sections of its own. */
export type ServicePage = {
  slug: ServiceSlug;
  meta: {
    /** 30–60 characters, without the company's name. */
    title: string;
    /** 120–158 characters. */
    description: string;
  };
  /** The h1: a promise, at most nine words. */
  headline: string;
  lede: string;
  problems: { title: string; items: readonly Point[] };
  deliverables: { title: string; intro: string; items: readonly Point[] };
  process: { title: string; intro: string; steps: readonly Step[] };
  /** What the client must contribute for the work to start and continue. */
  client: { title: string; intro: string; items: readonly Point[] };
  technologies: {
    title: string;
    intro: string;
    groups: readonly { name: string; items: readonly string[] }[];
  };
  engagement: {
    title: string;
    intro: string;
    models: readonly { name: string; text: string; fits: string }[];
  };
  questions: readonly Question[];
  /** The text of the closing call to action. */
  closing: { title: string; text: string };
};
