import type { ServiceSlug } from "../services/index.ts";
import type { Point } from "../services/types.ts";
import type { Listing } from "./listing.ts";

export type DownloadsPage = {
  meta: { title: string; description: string };
  listing: Listing;
  headline: string;
  lede: string;
  drawing: { title: string; caption: string; parts: readonly string[] };
  /** `inside`: the sections of the document in their order, by the labels that are printed on it. */
  profile: { title: string; text: string; inside: readonly { label: string; text: string }[] };
  sheets: { title: string; intro: string; unsure: Point & { compare: string } };
  specimens: {
    title: string;
    intro: string;
    items: readonly (Point & { page: ServiceSlug | "aboutUs"; anchor: string })[];
  };
  missing: string;
  closing: { title: string; text: string };
};

export const downloads = {
  meta: {
    title: "Downloads: a data sheet for each service",
    description:
      "A PDF data sheet for each of our services and a company profile. No form to fill in; length, size and date are given. Print them and pass them on.",
  },
  listing: { name: "Downloads", keywords: ["PDF", "data sheet", "company profile"] },
  headline: "Data sheets to print and pass on",
  lede: "For your board, your security team or your purchasing department. There’s no form to fill in, and no address to leave.",
  drawing: {
    title:
      "A data sheet drawn as a technical drawing, with its parts called out from top to bottom: the promise, the problems, deliverables, the plan, what you bring, and the title block with date and contact.",
    caption:
      "Each sheet has these parts in this order, so that you can compare two side by side. The AI Chatbot sheet is arranged differently.",
    parts: [
      "The promise",
      "The problems",
      "Deliverables",
      "The plan",
      "What you bring",
      "Title block",
    ],
  },
  profile: {
    title: "Company profile",
    text: "How we work and what we decline, for people who haven’t met us.",
    inside: [
      { label: "Your week", text: "What happens on which day, and what we need from you" },
      { label: "Crew", text: "Who answers for what, and when to call" },
      { label: "Principles", text: "What we hold to, and how it shows" },
      { label: "Services", text: "All thirteen at a glance" },
      { label: "Not for us", text: "The work we decline, and why" },
      { label: "Reach us", text: "Offices, hours, phones and e-mail" },
    ],
  },
  sheets: {
    title: "Data sheets",
    intro: "One for each service, in the order of the services page.",
    unsure: {
      title: "Not sure which one?",
      text: "All thirteen, each in two sentences",
      compare: "Compare",
    },
  },
  specimens: {
    title: "Specimens of our work",
    intro:
      "Each is shown in full on its page. We show these instead of clients’ logos; names and figures are invented.",
    items: [
      {
        page: "cybersecurity",
        anchor: "finding",
        title: "A security finding",
        text: "Path, request, cause and fix, as your developers get it",
      },
      {
        page: "remote-infrastructure-management",
        anchor: "runbook",
        title: "A runbook page",
        text: "How to confirm the alarm, what to try, and when to wake someone else",
      },
      {
        page: "awsweb",
        anchor: "ledger",
        title: "A migration ledger",
        text: "Six workloads with strategy, rollback and cost",
      },
      {
        page: "hospitality",
        anchor: "trial-balance",
        title: "A trial balance",
        text: "One night’s sum, and the line that is wrong",
      },
      {
        page: "product-support",
        anchor: "ticket",
        title: "A ticket log",
        text: "From the first report to the fix, with both response times",
      },
      {
        page: "aboutUs",
        anchor: "friday",
        title: "A Friday page",
        text: "One week: what could go wrong, what is finished, what is not, hours",
      },
      {
        page: "aboutUs",
        anchor: "records",
        title: "A decision record",
        text: "From this website: forms that work without scripts",
      },
    ],
  },
  missing: "The PDFs are made when the site is built, and this copy has none yet.",
  closing: {
    title: "Need it in another format?",
    text: "A supplier questionnaire, a security annex, your own template: send it over and an engineer will fill it in.",
  },
} as const satisfies DownloadsPage;
