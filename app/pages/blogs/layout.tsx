import { Outlet } from "react-router";
import { PageError } from "#app/page-error.tsx";
import { previewNotice } from "#app/preview/notice.server.ts";
import { PreviewBar } from "#app/preview/preview-bar.tsx";
import type { Route } from "./+types/layout";

/** What the pages of the blog have in common: the bar of a preview, also below an address that is not there. */
export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  notice: await previewNotice(context, params.title),
});

export default function BlogLayout({ loaderData: { notice } }: Route.ComponentProps) {
  return (
    <>
      <Outlet />
      {notice === undefined ? null : <PreviewBar notice={notice} />}
    </>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <>
      <PageError error={error} />
      {loaderData?.notice === undefined ? null : <PreviewBar notice={loaderData.notice} />}
    </>
  );
}
