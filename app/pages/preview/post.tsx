import { data, redirect } from "react-router";
import { pageFacts } from "#app/page-facts.ts";
import { shownBlogContext } from "#app/ports.server.ts";
import { denialStatus, PreviewDenied } from "#app/preview/denied.tsx";
import { previewNotice } from "#app/preview/notice.server.ts";
import { previewStateContext } from "#app/preview/port.server.ts";
import { PreviewBar } from "#app/preview/preview-bar.tsx";
import { Quoted } from "#app/ui/quoted.tsx";
import { company } from "#content/company.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/post";

export const handle = pageFacts({ perVisitor: true, keepsCapitals: true });

/** Redirects to the page of the post or draft with this ID, once it has an address. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (context.get(previewStateContext).mode !== "on")
    return data({ reason: "not-open" as const }, { status: denialStatus["not-open"] });
  const post = await context.get(shownBlogContext).byId(params.id);
  if (post?.slug !== undefined) throw redirect(paths.blogPost(post.slug));
  const notice = await previewNotice(context, undefined);
  return data({ title: post?.title, notice }, { status: post === undefined ? 404 : 200 });
}

export default function PreviewPost({ loaderData }: Route.ComponentProps) {
  if ("reason" in loaderData) return <PreviewDenied reason={loaderData.reason} />;
  const { title, notice } = loaderData;
  return (
    <>
      <div className="shell py-20 md:py-28">
        <title>{`Preview – ${company.name}`}</title>
        <p className="label text-text-soft">Preview</p>
        <h1 className="mt-5 max-w-[13.3em] text-h1">
          {title === undefined ? (
            "This post no longer exists."
          ) : (
            <>
              <Quoted>{title}</Quoted> has no address yet.
            </>
          )}
        </h1>
        <p className="measure mt-6 text-text-soft text-lead">
          {title === undefined
            ? "It was deleted, or it belongs to a dataset that this site doesn’t read. Look for it in the Studio and press “Open preview” there."
            : "Press “Generate” beside “Address” in the Studio. This page then turns into the preview of the post."}
        </p>
      </div>
      {notice === undefined ? null : <PreviewBar notice={notice} />}
    </>
  );
}
