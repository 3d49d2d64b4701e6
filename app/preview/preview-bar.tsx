import { useLocation } from "react-router";
import { paths } from "#content/paths.ts";
import type { Change } from "../blogs/blog.server.ts";
import { Button } from "../ui/button.tsx";

const shown = {
  drafts: "drafts are shown.",
  published: "what is published is shown.",
  release: "a release is shown.",
};

/** Content of the bar that tells an editor what the preview shows. Visitors never see it. */
export type PreviewNotice =
  | { mode: "on"; shown: keyof typeof shown; subject: "post" | "blog"; change: Change | undefined }
  | { mode: "ended" };

const dayAndTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

/**
 * The preview bar. It is last in the page, so that it sticks to the bottom of the window without covering the end of
 * the page.
 */
export function PreviewBar({ notice }: { notice: PreviewNotice }) {
  const { pathname } = useLocation();
  return (
    <aside
      aria-label="Preview"
      className="no-print sticky bottom-0 z-20 border-accent border-t-2 bg-surface"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
        <p className="text-small">
          {notice.mode === "on" ? (
            <>
              <strong>Preview: {shown[notice.shown]}</strong> <LastChange notice={notice} />
            </>
          ) : (
            <>
              <strong>The preview has ended.</strong> You see what everyone sees. To see drafts
              again, press “Open preview” in the Studio.
            </>
          )}
        </p>
        <form method="post" action={paths.previewLeave}>
          <input type="hidden" name="from" value={pathname} />
          <Button type="submit" variant="secondary" size="small">
            {notice.mode === "on" ? "Leave preview" : "Close"}
          </Button>
        </form>
      </div>
    </aside>
  );
}

function LastChange({ notice }: { notice: Extract<PreviewNotice, { mode: "on" }> }) {
  const { subject, change } = notice;
  if (change === undefined)
    return <>{subject === "post" ? "No post has this address." : "There are no posts yet."}</>;
  const time = <time dateTime={change.at}>{dayAndTime.format(new Date(change.at))} UTC</time>;
  return subject === "post" ? (
    <>
      Last changed {time}, {change.draft ? "not published yet." : "and published like this."}
    </>
  ) : (
    <>Last change to a post: {time}.</>
  );
}
