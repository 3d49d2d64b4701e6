import type { RouterContextProvider } from "react-router";
import { shownBlogContext } from "../ports.server.ts";
import { previewStateContext } from "./port.server.ts";
import type { PreviewNotice } from "./preview-bar.tsx";

/** Returns the content of the preview bar; undefined for visitors, who have none. `slug` is that of the page's post. */
export async function previewNotice(
  context: Readonly<RouterContextProvider>,
  slug: string | undefined,
): Promise<PreviewNotice | undefined> {
  const state = context.get(previewStateContext);
  if (state.mode === "off") return undefined;
  if (state.mode === "ended") return { mode: state.mode };
  return {
    mode: state.mode,
    shown: typeof state.perspective === "string" ? state.perspective : "release",
    subject: slug === undefined ? "blog" : "post",
    change: await context.get(shownBlogContext).lastChange(slug),
  };
}
