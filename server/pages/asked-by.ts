/** What of a request decides whether a page is made for an editor alone. */
export type AskedBy = {
  cookie: string | null | undefined;
  /** By the browser's own word. https://www.w3.org/TR/fetch-metadata/#sec-fetch-dest-header */
  framed: boolean;
};

/** @param destination the header `Sec-Fetch-Dest`. */
export const askedBy = (
  cookie: string | null | undefined,
  destination: string | string[] | null | undefined,
): AskedBy => ({ cookie, framed: destination === "iframe" });
