import { previewPostsPath } from "@brightkeel/contracts";
import { data, redirect } from "react-router";
import { pageFacts } from "#app/page-facts.ts";
import { denialStatus, PreviewDenied } from "#app/preview/denied.tsx";
import { previewPortContext } from "#app/preview/port.server.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/enter";

/** Where a link may lead to: pages that can show drafts. */
const previewable = new RegExp(String.raw`^(${paths.blogs}|${previewPostsPath})(/[^/?#\\]+)?$`);

export const handle = pageFacts({ perVisitor: true });

/**
 * Where preview links lead. The parameters have the names that Sanity's own tools give them, so that a link of theirs
 * works as well. https://www.sanity.io/docs/visual-editing/implementing-draft-mode
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const entered = await context
    .get(previewPortContext)
    .enter(query.get("sanity-preview-secret") ?? "");
  if ("denied" in entered)
    return data({ reason: entered.denied }, { status: denialStatus[entered.denied] });
  const path = query.get("sanity-preview-pathname") ?? "";
  return redirect(previewable.test(path) ? path : paths.blogs, {
    headers: { "set-cookie": entered.setCookie },
  });
}

export default function EnterPreview({ loaderData: { reason } }: Route.ComponentProps) {
  return <PreviewDenied reason={reason} />;
}
