import { company } from "#content/company.ts";
import { aboutUs } from "#content/pages/about-us.ts";
import { downloads } from "#content/pages/downloads.ts";
import { paths } from "#content/paths.ts";
import { services } from "#content/services/index.ts";
import type { PrintedDocument } from "./document.ts";

/** The company profile: how we work, in the words of the about page and the services grid. */
export function companyProfile(): PrintedDocument {
  return {
    file: "company-profile.pdf",
    kind: downloads.profile.title,
    title: company.name,
    promise: company.tagline,
    lede: aboutUs.lede,
    drawing: { plan: "fridayPage", seed: 0 },
    path: paths.aboutUs,
    sections: [
      {
        label: "Your week",
        title: aboutUs.week.title,
        intro: aboutUs.week.intro,
        layout: "steps",
        items: aboutUs.week.days.map(({ day, title, text, yours }) => ({
          when: day,
          title,
          text: `${text} From you: ${yours}.`,
        })),
      },
      {
        label: "Crew",
        title: aboutUs.crew.title,
        intro: aboutUs.crew.intro,
        layout: "points",
        items: aboutUs.crew.roles.map((member) => ({
          title: member.role,
          text: `${member.answersFor} Call them when ${member.callWhen}`,
        })),
      },
      {
        label: "Principles",
        title: aboutUs.beliefs.title,
        intro: aboutUs.beliefs.intro,
        layout: "points",
        items: aboutUs.beliefs.items.map(({ belief, practice }) => ({
          title: belief,
          text: practice,
        })),
      },
      {
        label: "Services",
        title: "Thirteen services, one crew",
        layout: "points",
        items: services.map(({ title, desc }) => ({ title, text: desc })),
      },
      {
        label: "Not for us",
        title: aboutUs.refusals.title,
        intro: aboutUs.refusals.intro,
        layout: "points",
        items: aboutUs.refusals.items,
      },
      {
        label: "Reach us",
        title: aboutUs.offices.title,
        layout: "points",
        items: [
          ...company.offices.map((office) => ({
            title: `${office.city}, ${office.country}`,
            text: [...office.lines, office.hours].join("\n"),
          })),
          {
            title: "Write or call",
            text: [company.email, company.phones.us.display, company.phones.india.display].join(
              "\n",
            ),
          },
        ],
      },
    ],
  };
}
