import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { footerLinks, footerServices, type NavigationLink } from "#content/navigation.ts";
import { paths } from "#content/paths.ts";
import { BrandMark } from "./brand-mark.tsx";

const social = [
  { label: "YouTube", href: company.social.youtube },
  { label: "X", href: company.social.x },
  { label: "LinkedIn", href: company.social.linkedin },
  { label: "Facebook", href: company.social.facebook },
];

const phones = [
  { country: "US", ...company.phones.us },
  { country: "India", ...company.phones.india },
];

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="label font-medium text-text-soft">{title}</h2>
      <ul className="mt-3 grid gap-1">{children}</ul>
    </div>
  );
}

function LinkItem({ link }: { link: NavigationLink }) {
  return (
    <li>
      <a href={link.href} className="inline-block py-1 hover:text-accent hover:underline">
        {link.label}
      </a>
    </li>
  );
}

/** The footer of every page (docs/specification.md 2.10, 2.11). */
export function Footer() {
  return (
    // No line above it: below a dark band, one would show at one edge of the band and not at the other.
    <footer className="bg-background">
      <div className="shell grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-3 md:gap-10 md:py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,2fr)_minmax(0,3fr)] lg:gap-8">
        <div className="col-span-2 md:col-span-3 lg:col-span-1">
          <p className="flex items-center gap-2.5">
            <BrandMark size={28} />
            <span className="font-bold font-display text-h4 tracking-tight">{company.name}</span>
          </p>
          <p className="mt-4 max-w-[28em] text-text-soft">{company.blurb}</p>
          <ul aria-label="Social media" className="-mx-2 mt-5 flex flex-wrap gap-x-1 gap-y-1">
            {social.map((link) => (
              <li key={link.label}>
                <a
                  href={link.href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-block min-w-6 px-2 py-1 text-center hover:text-accent hover:underline"
                >
                  {link.label}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Column title="Services">
          {footerServices.map((link) => (
            <LinkItem key={link.href} link={link} />
          ))}
        </Column>
        <Column title="Useful links">
          {footerLinks.map((link) => (
            <LinkItem key={link.href} link={link} />
          ))}
        </Column>
        <Column title="Contact">
          <li className="py-1">
            <a href={`mailto:${company.email}`} className="inline-block py-1 text-link">
              {company.email}
            </a>
          </li>
          {phones.map((phone) => (
            <li key={phone.country}>
              <a
                href={`tel:${phone.dial}`}
                className="inline-block py-1 hover:text-accent hover:underline"
              >
                <span className="text-text-soft">{phone.country}</span>{" "}
                <span className="tabular-nums">{phone.display}</span>
              </a>
            </li>
          ))}
        </Column>
      </div>
      <div className="border-line border-t">
        <div className="shell flex flex-wrap justify-between gap-x-8 gap-y-2 py-5 text-text-soft text-small">
          <p>
            © {company.copyrightYear} {company.legalName}. All rights reserved.
          </p>
          <ul className="-my-1 flex flex-wrap gap-x-8">
            <LinkItem link={{ href: paths.privacyPolicy, label: "Privacy policy" }} />
            <LinkItem link={{ href: paths.securityAndTerms, label: "Security and terms" }} />
          </ul>
        </div>
      </div>
    </footer>
  );
}
