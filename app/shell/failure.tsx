import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { PartedLine } from "./failure-drawing.tsx";

type NoticeProps = {
  /** Kind of failure, such as its status. */
  label: string;
  title: string;
  children: ReactNode;
};

const nameOf = (title: string) => `${title.replace(/\.$/, "")} – ${company.name}`;

/** A whole page that says what happened and what the visitor can do instead. */
function Notice(props: NoticeProps) {
  return (
    <>
      <title>{nameOf(props.title)}</title>
      <meta name="robots" content="noindex" />
      <NoticeContent {...props} />
    </>
  );
}

function NoticeContent({ label, title, children }: NoticeProps) {
  return (
    <div className="shell grid gap-x-14 gap-y-12 py-16 md:py-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center">
      <div>
        <p className="label text-text-soft">{label}</p>
        <h1 className="mt-5 max-w-[10.6em] text-h1">{title}</h1>
        <p className="measure mt-6 text-text-soft text-lead">{children}</p>
      </div>
      <PartedLine className="max-lg:max-w-md" />
    </div>
  );
}

function Mail() {
  return (
    <a href={`mailto:${company.email}`} className="text-link">
      {company.email}
    </a>
  );
}

/** The error page of a failure on our side, which says so plainly and offers another way. */
export function Failure({ status }: { status: number }) {
  if (status < 500) return <Refused status={status} />;
  return (
    <Notice label={`Error ${status}`} title="Something went wrong on our side">
      We couldn’t load this page just now. Try again in a moment. If it still doesn’t work, write to{" "}
      <Mail /> and tell us which address you opened.
    </Notice>
  );
}

const noConnection = "No connection";
export const noConnectionName = nameOf(noConnection);

/** The notice of an unreachable site: the device is offline or the site is down, and the visitor did nothing wrong. */
export function NoConnection() {
  return (
    <NoticeContent label="Offline" title={noConnection}>
      Your device can’t reach us right now.{" "}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the open page */}
      <a href="" className="text-link">
        Load the page again
      </a>{" "}
      when you’re back online, or call us at{" "}
      <a href={`tel:${company.phones.us.dial}`} className="text-link">
        {company.phones.us.display}
      </a>
      .
    </NoticeContent>
  );
}

/** The error page of a request that could not be read, worded for someone who came from a broken form. */
function Refused({ status }: { status: number }) {
  return (
    <Notice label={`Error ${status}`} title="We couldn’t read that">
      What arrived isn’t a form that this page knows. Go back and send it again, or write to{" "}
      <Mail />.
    </Notice>
  );
}
