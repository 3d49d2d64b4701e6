import type { Host } from "./host.ts";

/** A made-up host for the package's own tests, its terminal chat and its benchmarks. */
export const sampleHost: Host = {
  company: {
    name: "Example Works",
    blurb: "We build and run software for small companies.",
    email: "hello@works.example",
    phones: [
      { country: "US", number: "+1 202 555 0100" },
      { country: "India", number: "+91 00000 00000" },
    ],
    offices: [
      { city: "Springfield", country: "United States", hours: "Monday to Friday, 9:00–17:00" },
    ],
  },
  services: [
    {
      id: "web",
      title: "Web Apps",
      description: "Portals and shops that load fast.",
      href: "/web-apps",
    },
    {
      id: "cloud",
      title: "Cloud",
      description: "Platforms that make a release an ordinary event.",
      href: "/cloud",
    },
    {
      id: "sap",
      title: "SAP",
      description: "Roll-outs and migrations.",
      href: "/sap",
    },
  ],
  serviceNames: [
    { service: "sap", pattern: /\bsap\b/i },
    { service: "cloud", pattern: /\bcloud\b|devops|kubernetes/i },
    { service: "web", pattern: /web ?(?:site|app)|portal|software/i },
  ],
  product: {
    integrations: ["Shopify", "Zendesk", "HubSpot", "Google Calendar", "Google Sheets", "Outlook"],
    channels: ["WhatsApp", "Slack", "Email"],
    answers: {
      time: "A standard bot is live within the hour.",
      needs: "The documents that your people answer from today.",
      accuracy: "95% on the questions of a first week.",
      unsure: "It says so and hands over to a person.",
      languages: "The languages that your sources are written in.",
      data: "It stays where you run it: in your cloud or on your servers.",
      model: "No. The demo runs without one.",
      editing: "Yes. Your team edits the answers.",
      price: "There is no price list: we quote after a first call.",
      training: "FAQ documents, transcripts and manuals.",
      results: "Shorter waiting and fewer tickets.",
    },
    examples: [{ asks: /\bwax\b.*\bboots\b/i, text: "That is an example of another bot." }],
  },
  industryTitles: {
    "e-commerce": "Shop",
    hospitality: "Hotel",
    marketing: "Marketing",
    support: "Help desk",
  },
};
