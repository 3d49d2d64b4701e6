import { previewPostsPath } from "@brightkeel/contracts";
import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from "@sanity/preview-url-secret/constants";
import { data, redirect } from "react-router";
import { pageFacts } from "#app/page-facts.ts";
import { denialStatus, PreviewDenied } from "#app/preview/denied.tsx";
import { previewPortContext } from "#app/preview/port.server.ts";
import { mounts, paths } from "#content/paths.ts";
import type { Route } from "./+types/enter";

export const handle = pageFacts({ perVisitor: true });

/**
 * Opens a preview link. The parameters have the names of Sanity's own tools, so that their links work too.
 * https://www.sanity.io/docs/visual-editing/implementing-draft-mode
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const entered = await context
    .get(previewPortContext)
    .enter(
      query.get(urlSearchParamPreviewSecret) ?? "",
      query.get(urlSearchParamPreviewPerspective),
    );
  if ("denied" in entered)
    return data({ reason: entered.denied }, { status: denialStatus[entered.denied] });
  return redirect(pathWithin(query.get(urlSearchParamPreviewPathname)) ?? paths.blogs, {
    headers: { "set-cookie": entered.setCookie },
  });
}

const isBelow = (mount: string, path: string) => path === mount || path.startsWith(`${mount}/`);

/** Any base works, because only whether an address leaves it is checked. */
const base = "http://site.invalid";

/** Returns the path of a page; undefined for an address of another site, or one of this site that is no page. */
function pathWithin(path: string | null): string | undefined {
  if (!path?.startsWith("/") || !URL.canParse(path, base)) return undefined;
  const { origin, pathname, search } = new URL(path, base);
  // Two slashes at the beginning would lead to another host.
  const isPage =
    origin === base &&
    !pathname.startsWith("//") &&
    (pathname.startsWith(`${previewPostsPath}/`) ||
      Object.values(mounts).every((mount) => !isBelow(mount, pathname)));
  return isPage ? pathname + search : undefined;
}

export default function EnterPreview({ loaderData: { reason } }: Route.ComponentProps) {
  return <PreviewDenied reason={reason} />;
}
