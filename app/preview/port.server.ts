import { createContext } from "react-router";

/** Server functions that previews of drafts use (server/preview/index.ts). */
export type PreviewPort = {
  /** Returns the preview state that a `Cookie` header proves. */
  stateOf(cookies: string | null): Promise<PreviewState>;
  /**
   * Checks the secret of a preview link. Throws when the content service does not respond.
   *
   * @param perspective to show first, in the Studio's notation; drafts if omitted.
   * @returns the `Set-Cookie` header that starts the preview, or the reason for denying it.
   */
  enter(
    secret: string,
    perspective?: string | null,
  ): Promise<{ setCookie: string } | { denied: DenialReason }>;
  /** Ends the preview for every copy of its cookie; returns the `Set-Cookie` header that takes the cookie away. */
  leave(cookies: string | null): Promise<string>;
};

/** How an editor sees the site. */
export type EditorsView = {
  /** A list contains releases, `drafts` and `published`, in order of precedence. */
  perspective: "published" | "drafts" | string[];
  /** Origin of the editor's Studio, if it differs from the site's. */
  studio?: string;
};

export type PreviewState =
  /** A visitor. */
  | { mode: "off" }
  /** An editor, who sees drafts or another chosen perspective. */
  | { mode: "on"; perspective: EditorsView["perspective"] }
  /** An editor whose preview has expired or was left: the site is shown as visitors see it, with a notice. */
  | { mode: "ended" };

/**
 * `no-token`: the content service is hosted, and no token to read its drafts is set. `token-refused`: the service
 * refuses the token.
 */
export type DenialReason = "unknown" | "expired" | "no-token" | "token-refused";

export const previewPortContext = createContext<PreviewPort>();
export const previewStateContext = createContext<PreviewState>();
