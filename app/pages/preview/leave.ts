import { redirect } from "react-router";
import type { Blog } from "#app/blogs/blog.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { pageFacts } from "#app/page-facts.ts";
import { blogContext } from "#app/ports.server.ts";
import { previewPortContext } from "#app/preview/port.server.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/leave";

const noPage = () => new Response("Not found\n", { status: 404 });

export const handle = pageFacts({ perVisitor: true });

export const loader = noPage;

/** Ends the preview, and redirects to the public version: the same post, or the list if it was never published. */
export async function action({ context, request }: Route.ActionArgs) {
  const from = String((await readForm(request)).get("from") ?? "");
  const published = await isPublished(context.get(blogContext), slugOf(from));
  const setCookie = await context.get(previewPortContext).leave(request.headers.get("cookie"));
  return redirect(published ? from : paths.blogs, {
    status: 303,
    headers: { "set-cookie": setCookie },
  });
}

/** Whether the post is published. False while the content service is down, so that the preview can still be left. */
const isPublished = async (blog: Blog, slug: string | undefined): Promise<boolean> =>
  slug !== undefined && (await blog.bySlug(slug).catch(() => undefined)) !== undefined;

const postPath = new RegExp(String.raw`^${paths.blogs}/([^/?#\\]+)$`);

function slugOf(path: string): string | undefined {
  const encoded = postPath.exec(path)?.[1];
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
