import type { RouterContextProvider } from "react-router";
import type { PostSummary } from "#app/blogs/post.ts";
import { withFallback } from "#app/degraded.server.ts";
import { blogContext } from "#app/ports.server.ts";

/** Three posts fill a row. */
const count = 3;

/** Returns the newest posts, or none while the content service is down: the landing page is complete without them. */
export const latestPosts = (context: Readonly<RouterContextProvider>): Promise<PostSummary[]> =>
  withFallback(context, () => context.get(blogContext).latest(count), []);
