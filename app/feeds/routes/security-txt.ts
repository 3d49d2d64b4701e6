import { pageFacts } from "#app/page-facts.ts";
import { siteContext } from "#app/ports.server.ts";
import { company } from "#content/company.ts";
import { absolute, paths } from "#content/paths.ts";
import type { Route } from "./+types/security-txt";

export const handle = pageFacts();

/** Days until the file expires, which should be less than a year ahead: RFC 9116, 2.5.5. */
const validDays = 180;

/** Says where to report a vulnerability, for programs and people. https://www.rfc-editor.org/rfc/rfc9116 */
export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(siteContext);
  const today = Temporal.Now.plainDateISO("UTC");
  const lines = [
    `Contact: mailto:${company.securityEmail}`,
    `Expires: ${today.add({ days: validDays }).toString()}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${absolute(origin, paths.securityTxt)}`,
    `Policy: ${absolute(origin, paths.securityAndTerms)}#report`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
