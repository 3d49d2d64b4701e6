import type { Point } from "../services/types.ts";
import type { Listing } from "./listing.ts";

export type DownloadsPage = {
  meta: { title: string; description: string };
  listing: Listing;
  headline: string;
  lede: string;
  drawing: { title: string; caption: string };
  profile: { title: string; text: string; inside: readonly string[] };
  sheets: { title: string; intro: string };
  columns: { document: string; pages: string; size: string; made: string };
  anatomy: { title: string; intro: string; parts: readonly (Point & { mark: string })[] };
  facts: { title: string; items: readonly Point[] };
  missing: string;
  closing: { title: string; text: string };
};

export const downloads = {
  meta: {
    title: "Downloads: a data sheet for each service",
    description:
      "A PDF data sheet for each of our services and a company profile. No form in front of them; pages, size and date are stated. Print them, pass them on.",
  },
  listing: { name: "Downloads", keywords: ["PDF", "data sheet", "company profile"] },
  headline: "Paper for the meeting we are not in.",
  lede: "Somebody has to explain us to a board, a works council or a purchasing department. These sheets do that. No form in front of them, no address asked.",
  drawing: {
    title:
      "A data sheet drawn as a technical drawing, with lettered call-outs for its parts: A the promise, B the problems, C what is delivered, D the course of the work, E what you bring, F the title block with date and contact.",
    caption: "How a data sheet reads. Letters refer to the list.",
  },
  profile: {
    title: "Company profile",
    text: "Who we are in working practice: how a week runs, who is in a crew, what we hold to, what we decline, all services on one page, and how to reach us.",
    inside: [
      "How we work, week by week",
      "The crew and who answers for what",
      "What we hold to, and when we say no",
      "All thirteen services at a glance",
    ],
  },
  sheets: {
    title: "Data sheets",
    intro: "One for each service, in the order of the services page.",
  },
  columns: { document: "Document", pages: "Pages", size: "Size", made: "Made" },
  anatomy: {
    title: "What stands on a sheet",
    intro:
      "The sheets share these parts in this order, so that two can be laid side by side. The chatbot’s has chapters of its own.",
    parts: [
      {
        mark: "A",
        title: "The promise",
        text: "One sentence, and one paragraph that says what it means.",
      },
      {
        mark: "B",
        title: "The problems",
        text: "What must be the matter for this service to be the right one.",
      },
      { mark: "C", title: "What is delivered", text: "Things you can hold us to, by name." },
      { mark: "D", title: "The course of the work", text: "Steps and how long each takes." },
      {
        mark: "E",
        title: "What you bring",
        text: "People, access and decisions that we cannot supply.",
      },
      {
        mark: "F",
        title: "Title block",
        text: "The date of the sheet, which page of how many, and the address with the rest.",
      },
    ],
  },
  facts: {
    title: "About the files",
    items: [
      {
        title: "Made with the site",
        text: "The build that makes these pages makes the PDFs, from the same text. A sheet cannot say something that the page has stopped saying.",
      },
      {
        title: "Measured, not claimed",
        text: "Pages, size and date in the list are read from the files themselves.",
      },
      {
        title: "Yours to pass on",
        text: "Print them, mail them, put them into a tender. Please leave the date on.",
      },
    ],
  },
  missing: "The files are made by the build and are not there yet in this run.",
  closing: {
    title: "Need it in another form?",
    text: "A supplier questionnaire, a security annex, your own template: send it over and an engineer fills it in.",
  },
} as const satisfies DownloadsPage;
