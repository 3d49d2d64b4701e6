import { type ReactNode, useId } from "react";
import { paths } from "#content/paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { TalkToUs } from "./talk-to-us.tsx";

type ClosingCallProps = {
  title: string;
  text: ReactNode;
  /** Topic of the contact page: the service's title. */
  service?: string;
  /** The page's own primary button, which replaces the link to the contact page. */
  action?: ReactNode;
};

/** The last band of a page: one question and two ways to answer it. */
export function ClosingCall({ title, text, service, action }: ClosingCallProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="no-print bg-inverse">
      <div className="scheme-dark text-text">
        <div className="shell grid gap-8 py-12 md:py-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <div>
            <h2 id={headingId} className="max-w-[18ch] text-h2">
              {title}
            </h2>
            <p className="mt-5 max-w-[54ch] text-text-soft text-lead">{text}</p>
          </div>
          <div className="flex flex-wrap gap-3 lg:justify-end">
            {action}
            <TalkToUs variant={action === undefined ? "primary" : "secondary"} />
            {action === undefined ? (
              <ButtonLink href={paths.contactUs(service)} variant="secondary">
                Write to us
              </ButtonLink>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}
