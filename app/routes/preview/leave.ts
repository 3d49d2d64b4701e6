import { redirect } from "react-router";
import { paths } from "../../paths.ts";
import { blogContext } from "../../ports.server.ts";
import { previewPortContext } from "../../preview/port.server.ts";
import type { Route } from "./+types/leave";

const noPage = () => new Response("Not found\n", { status: 404 });

export const loader = noPage;

/** Ends the preview, and leads to what everybody sees: the same post, or the list when it was never published. */
export async function action({ context, request }: Route.ActionArgs) {
  const from = String((await request.formData()).get("from") ?? "");
  const slug = slugOf(from);
  const published = slug !== undefined && (await context.get(blogContext).bySlug(slug));
  return redirect(published ? from : paths.blogs, {
    status: 303,
    headers: { "set-cookie": context.get(previewPortContext).leave() },
  });
}

function slugOf(path: string): string | undefined {
  const encoded = path.match(/^\/blogs\/([^/?#\\]+)$/)?.[1];
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
