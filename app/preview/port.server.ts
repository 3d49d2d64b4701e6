import { createContext } from "react-router";

/** What the previews of drafts need of the server (server/preview/index.ts). */
export type PreviewPort = {
  /** What the `Cookie` header of a request proves. */
  stateOf(cookies: string | null): PreviewState;
  /**
   * Checks the secret of a preview link. Throws when the content service does not answer.
   *
   * @returns the `Set-Cookie` header that begins the preview, or why there is none.
   */
  enter(secret: string): Promise<{ setCookie: string } | { denied: DenialReason }>;
  /** The `Set-Cookie` header that ends the preview. */
  leave(): string;
};

export type PreviewState =
  /** A visitor. */
  | { mode: "off" }
  /** An editor, who sees drafts. */
  | { mode: "on" }
  /** An editor whose preview has run out: they see what visitors see, and are told so. */
  | { mode: "ended" };

/**
 * `no-token`: a hosted content service and no token to read its drafts with. `token-refused`: the service does not
 * take the token.
 */
export type DenialReason = "unknown" | "expired" | "no-token" | "token-refused";

export const previewPortContext = createContext<PreviewPort>();
export const previewStateContext = createContext<PreviewState>();
