import type { Company } from "./company-schema.ts";

/**
 * The company behind the site. To brand the site, replace the values of `company` below; nothing about the company is
 * stored elsewhere. `company-schema.ts` defines the valid values; an invalid one stops the startup with a sentence
 * that names it.
 */

export const company: Company = {
  name: "Brightkeel",
  legalName: "Brightkeel Technologies LLC",
  tagline: "Technology that holds its course",
  blurb:
    "We design, build and run the software behind hotels, plants and product teams, and stay aboard after launch: thirteen services, one crew, one backlog that you own.",
  origin: "https://www.brightkeel.example",
  email: "hello@brightkeel.example",
  careersEmail: "careers@brightkeel.example",
  privacyEmail: "privacy@brightkeel.example",
  securityEmail: "security@brightkeel.example",
  phones: {
    us: { display: "+1 202 555 0142", dial: "+12025550142" },
    india: { display: "+91 00000 00000", dial: "+910000000000" },
  },
  schedulingUrl: "https://meet.brightkeel.example/30-minutes",
  social: {
    youtube: "https://video.brightkeel.example/@brightkeel",
    x: "https://x.brightkeel.example/brightkeel",
    linkedin: "https://network.brightkeel.example/company/brightkeel",
    facebook: "https://facebook.brightkeel.example/brightkeel",
  },
  offices: [
    {
      city: "Washington, DC",
      country: "United States",
      countryCode: "US",
      lines: ["1 Example Wharf", "Washington, DC 20024"],
      timeZone: "America/New_York",
      hours: "Monday to Friday, 9:00–18:00",
      directions:
        "Enter from the waterfront side, ring “Brightkeel”, second floor. The lift is to the left of the stairs; the door is step-free.",
    },
    {
      city: "Hyderabad",
      country: "India",
      countryCode: "IN",
      lines: ["Example Towers, Level 4", "Hyderabad 500081"],
      timeZone: "Asia/Kolkata",
      hours: "Monday to Friday, 9:30–18:30",
      directions:
        "Show photo ID at reception and we’ll come down to meet you. Visitors’ parking is on the first basement level.",
    },
  ],
  copyrightYear: 2025,
};

/** Whether the site still has the example identity it ships with; a start in production warns of it. */
export const isExampleIdentity = (value: Company): boolean =>
  [value.origin, value.email, value.schedulingUrl].some((address) => address.includes(".example"));
