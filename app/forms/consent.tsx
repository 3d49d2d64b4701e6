import type { ReactNode } from "react";
import { paths } from "#content/paths.ts";

/**
 * The sentence on data protection beside a form’s button. In a new tab, so that whoever reads up on it keeps what is
 * typed, and says so. https://www.w3.org/WAI/WCAG22/Techniques/general/G200
 */
export function Consent({ children }: { children: ReactNode }) {
  return (
    <a
      href={paths.privacyPolicy}
      target="_blank"
      rel="noopener"
      className="inline-block py-0.5 text-link"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
