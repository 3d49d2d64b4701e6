import type { Host } from "./host.ts";

/** A made-up host for the package's own tests, its chat in the terminal and its benchmarks. */
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
  industryTitles: {
    "e-commerce": "Shop",
    hospitality: "Hotel",
    marketing: "Marketing",
    support: "Help desk",
  },
};
