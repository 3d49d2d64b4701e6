import { Outlet } from "react-router";
import { NightInks } from "#app/blogs/night-inks.tsx";
import { PageError } from "#app/page-error.tsx";
import { previewNotice } from "#app/preview/notice.server.ts";
import { PreviewBar } from "#app/preview/preview-bar.tsx";
import type { Route } from "./+types/layout";

/** Loads the notice of the preview bar, which all pages of the blog share, including the one for a missing post. */
export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  notice: await previewNotice(context, params.title),
});

export default function BlogLayout({ loaderData: { notice } }: Route.ComponentProps) {
  return (
    <>
      <NightInks />
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
