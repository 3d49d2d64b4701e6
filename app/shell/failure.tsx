import { Link, useLocation } from "react-router";
import { company } from "#content/company.ts";

/** Something of ours failed. Says so plainly, and offers what works without it. */
export function Failure({ status }: { status: number }) {
  if (status < 500) return <Refused status={status} />;
  return (
    <div className="shell py-20 md:py-28">
      <title>{`Something failed on our side – ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="label text-ink-soft">Error {status}</p>
      <h1 className="mt-5 max-w-[16ch] text-h1">Something failed on our side.</h1>
      <p className="measure mt-6 text-ink-soft text-lead">
        The page could not be made just now. Load it again in a moment. If it stays this way, write
        to{" "}
        <a href={`mailto:${company.email}`} className="text-link">
          {company.email}
        </a>{" "}
        and name the address that you opened.
      </p>
    </div>
  );
}

/**
 * Whether a page failed in the browser because its data could not be fetched. Browsers throw a `TypeError` for that,
 * each with words of its own: Chromium, Firefox, Safari. https://fetch.spec.whatwg.org/#concept-network-error
 */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof TypeError && /^(Failed to fetch|NetworkError|Load failed)/.test(error.message);

/** The visitor's device is offline, or the site is out of reach: nothing of theirs was wrong. */
export function NoConnection() {
  const { pathname, search } = useLocation();
  return (
    <div className="shell py-20 md:py-28">
      <title>{`No connection – ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="label text-ink-soft">Offline</p>
      <h1 className="mt-5 max-w-[16ch] text-h1">No connection.</h1>
      <p className="measure mt-6 text-ink-soft text-lead">
        Your device cannot reach us just now.{" "}
        <Link to={{ pathname, search }} reloadDocument className="text-link">
          Load the page again
        </Link>{" "}
        when you are back online, or reach us by phone at{" "}
        <a href={`tel:${company.phones.us.dial}`} className="text-link">
          {company.phones.us.display}
        </a>
        .
      </p>
    </div>
  );
}

/** What was sent could not be read: said to the person who may have reached this by a broken form. */
function Refused({ status }: { status: number }) {
  return (
    <div className="shell py-20 md:py-28">
      <title>{`That could not be read – ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="label text-ink-soft">Error {status}</p>
      <h1 className="mt-5 max-w-[16ch] text-h1">That could not be read.</h1>
      <p className="measure mt-6 text-ink-soft text-lead">
        What arrived was not a form that this page knows. Go back and send it again, or write to{" "}
        <a href={`mailto:${company.email}`} className="text-link">
          {company.email}
        </a>
        .
      </p>
    </div>
  );
}
