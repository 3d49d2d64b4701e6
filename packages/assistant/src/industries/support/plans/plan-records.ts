import { plans } from "../facts/sample.ts";

/** A feature of the plans, shown as a line on the demo's data page. */
export type Feature = {
  id: string;
  label: string;
  /** The name within a sentence, if it differs from the label. */
  inText?: string;
  asks: RegExp;
  /** The cheapest plan that has it; undefined if none has. */
  from: (typeof plans)[number]["name"] | undefined;
  /** Further detail, after the answer. */
  note: string;
};

export const features: readonly Feature[] = [
  {
    id: "scim",
    label: "SCIM provisioning",
    asks: /\b(?:scim|provisioning|directory sync)\b/,
    from: undefined,
    note: "You can invite people under “Settings”, “People”, or they can join through single sign-on with Business.",
  },
  {
    id: "sso",
    label: "Single sign-on (SAML)",
    asks: /\b(?:sso|single sign-? ?on|saml|okta|azure ad|entra)\b/,
    from: "Business",
    note: "It works with SAML, such as Okta and Entra.",
  },
  {
    id: "log",
    label: "Sign-in log, with export",
    inText: "a sign-in log you can export",
    asks: /\b(?:audit|log of sign-? ?ins?|sign-? ?in logs?|access logs?)\b/,
    from: "Business",
    note: "An owner can export it as CSV under “Settings”, “Security”.",
  },
  {
    id: "api",
    label: "API and webhooks",
    asks: /\b(?:api|webhooks?|rest(?:ful)? (?:api|interface|calls?|endpoints?))\b/,
    from: "Team",
    note: "It allows 600 calls a minute.",
  },
  {
    id: "timeline",
    label: "Boards, lists, calendar and timeline",
    asks: /\b(?:timeline|gantt|calendar|boards?|lists?|kanban)\b/,
    from: "Free",
    note: "All four views are in every plan.",
  },
  {
    id: "guests",
    label: "Guests without a seat",
    asks: /\b(?:guests?|viewers?|externals?)\b/,
    from: "Free",
    note: "Guests and viewers don’t need a seat.",
  },
  {
    id: "people",
    label: "No limit on people",
    inText: "no limit on people",
    asks: /\b(?:unlimited|no limit|limit of (?:people|users)|(?:people|user|seat) limit|how many (?:people|users|seats|members))\b/,
    from: "Team",
    note: "Free is for up to 3 people.",
  },
  {
    id: "storage",
    label: "100 GB of files per person",
    asks: /\b(?:storage|space|gb|disk)\b/,
    from: "Team",
    note: "Free has 2 GB in total.",
  },
  {
    id: "two-step",
    label: "Two-step sign-in",
    asks: /\b(?:2fa|mfa|two-?(?:step|factor)|authenticator)\b/,
    from: "Free",
    note: "It’s under “Settings”, “Security”.",
  },
  {
    id: "invoice",
    label: "Payment by invoice, yearly",
    asks: /\b(?:by invoice|purchase order|bank transfer)\b/,
    from: "Team",
    note: "Monthly plans are paid by card or PayPal.",
  },
];

const order = plans.map(({ name }) => name);

/** Whether a plan has the feature: more expensive plans include everything in cheaper ones. */
export const hasFeature = ({ from }: Feature, plan: string): boolean => {
  const least = from === undefined ? -1 : order.indexOf(from);
  const own = order.map(String).indexOf(plan);
  return least >= 0 && own >= least;
};

/** The name of a feature within a sentence. */
export const nameOf = ({ label, inText }: Feature): string =>
  inText ??
  (/^(?:API|SCIM|\d)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1));
