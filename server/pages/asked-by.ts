/** Request properties that decide whether a page is made for an editor alone. */
export type AskedBy = {
  cookie: string | null | undefined;
  /** As declared by the browser. https://www.w3.org/TR/fetch-metadata/#sec-fetch-dest-header */
  framed: boolean;
};

/** @param destination the header `Sec-Fetch-Dest`. */
export const askedBy = (
  cookie: string | null | undefined,
  destination: string | string[] | null | undefined,
): AskedBy => ({ cookie, framed: destination === "iframe" });
