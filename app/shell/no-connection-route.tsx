import { renderToStaticMarkup } from "react-dom/server";
import { pageFacts } from "#app/page-facts.ts";
import { fragment } from "../document/finish.server.ts";
import type { NoConnectionNotice } from "../document/no-connection-notice.ts";
import { NoConnection, noConnectionName } from "./failure.tsx";

export const handle = pageFacts({ prewarm: "later" });

/** Serves the offline notice, which each page fetches at idle while there is a network (page-changes/). */
export function loader() {
  const notice = {
    title: noConnectionName,
    ...fragment(renderToStaticMarkup(<NoConnection />)),
  } satisfies NoConnectionNotice;
  return Response.json(notice);
}
