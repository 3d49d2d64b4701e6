import { createContext } from "react-router";

/** What the previews of drafts need of the server (server/preview/index.ts). */
export type PreviewPort = {
  /** What the `Cookie` header of a request proves. */
  stateOf(cookies: string | null): PreviewState;
  /**
   * Checks the secret of a preview link. Throws when the content service does not answer.
   *
   * @param perspective what is shown first, as the Studio writes it; drafts when left out.
   * @returns the `Set-Cookie` header that begins the preview, or why there is none.
   */
  enter(
    secret: string,
    perspective?: string | null,
  ): Promise<{ setCookie: string } | { denied: DenialReason }>;
  /** The `Set-Cookie` header that ends the preview. */
  leave(cookies: string | null): string;
};

/** How an editor sees the site. */
export type EditorsView = {
  /** A list names releases, `drafts` and `published`, the first over the others. */
  perspective: "published" | "drafts" | string[];
  /** The origin of their Studio, where that is not the site's. */
  studio?: string;
};

export type PreviewState =
  /** A visitor. */
  | { mode: "off" }
  /** An editor, who sees drafts, or what else they chose. */
  | { mode: "on"; perspective: EditorsView["perspective"] }
  /** An editor whose preview has run out: they see what visitors see, and are told so. */
  | { mode: "ended" };

/**
 * `no-token`: a hosted content service and no token to read its drafts with. `token-refused`: the service does not
 * take the token.
 */
export type DenialReason = "unknown" | "expired" | "no-token" | "token-refused";

export const previewPortContext = createContext<PreviewPort>();
export const previewStateContext = createContext<PreviewState>();
