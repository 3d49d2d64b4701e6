import type { RouterContextProvider } from "react-router";
import type { PostSummary } from "#app/blogs/post.ts";
import { withFallback } from "#app/degraded.server.ts";
import { blogContext } from "#app/ports.server.ts";

/** Three, so that they fill a row. */
const count = 3;

/** The newest posts, or none while the content service is down: the landing page is whole without them. */
export const latestPosts = (context: Readonly<RouterContextProvider>): Promise<PostSummary[]> =>
  withFallback(context, () => context.get(blogContext).latest(count), []);
