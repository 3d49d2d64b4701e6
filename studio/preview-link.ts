import { useCallback, useState } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  type SanityClient,
  useClient,
} from "sanity";
import { apiVersion, previewEnterPath, previewPostsPath } from "./environment";

/**
 * Links that show drafts on the site. As with Sanity's own tools, the secret of a link is stored in a document that
 * only signed-in editors and the site itself can read; creating one requires only permission to write drafts.
 * https://www.sanity.io/docs/visual-editing/implementing-draft-mode
 */

const secretType = "sanity.previewUrlSecret";
const hour = 60 * 60 * 1000;
/** How long a link can be opened, in milliseconds. The site allows at most two days. */
const linkLife = { own: hour, shared: 48 * hour };
/** Days after which secrets are deleted: until then the site can tell an expired link from an invented one. */
const keptDays = 7;

const inHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Creates a secret, and returns the address at which the site shows the post with it. */
async function makeLink(client: SanityClient, postId: string, life: number): Promise<string> {
  const secret = inHex(crypto.getRandomValues(new Uint8Array(24)));
  await client.create({
    _id: `drafts.${crypto.randomUUID()}`,
    _type: secretType,
    secret,
    source: "open-preview",
    studioUrl: location.href,
    expiresAt: new Date(Date.now() + life).toISOString(),
  });
  const old = `*[_type == "${secretType}" && dateTime(_updatedAt) < dateTime(now()) - 60*60*24*${keptDays}]`;
  // Fails for editors who may not delete; another editor's call then removes them.
  client.delete({ query: old }).catch(() => {});
  const link = new URL(previewEnterPath, location.origin);
  link.searchParams.set("sanity-preview-secret", secret);
  link.searchParams.set("sanity-preview-pathname", `${previewPostsPath}/${postId}`);
  return link.href;
}

const failure = (error: unknown): string =>
  `The link could not be created: ${error instanceof Error ? error.message : String(error)}. Load the Studio again and try once more.`;

/** Opens the current version of the post on the site, published or not. */
export const OpenPreview: DocumentActionComponent = ({ id }: DocumentActionProps) => {
  const client = useClient({ apiVersion });
  const [problem, setProblem] = useState<string>();
  const open = useCallback(async () => {
    // Opened before the link is created, because browsers would block a later window as a pop-up.
    const tab = window.open("about:blank", "_blank");
    // A page with an opener takes it for the Presentation tool.
    if (tab !== null) tab.opener = null;
    try {
      const link = await makeLink(client, id, linkLife.own);
      if (tab === null) location.assign(link);
      else tab.location.replace(link);
    } catch (error) {
      tab?.close();
      setProblem(failure(error));
    }
  }, [client, id]);
  return {
    label: "Open preview",
    title: "Shows this post on the site with all drafts, for you alone",
    onHandle: () => void open(),
    dialog: problem !== undefined && {
      type: "dialog",
      header: "No preview",
      content: problem,
      onClose: () => setProblem(undefined),
    },
  };
};
OpenPreview.displayName = "OpenPreview";

/** Copies a link for somebody without access to the Studio. */
export const CopyPreviewLink: DocumentActionComponent = ({ id }: DocumentActionProps) => {
  const client = useClient({ apiVersion });
  const [notice, setNotice] = useState<{ header: string; content: string }>();
  const copy = useCallback(async () => {
    try {
      const link = await makeLink(client, id, linkLife.shared);
      const copied = await navigator.clipboard.writeText(link).then(
        () => true,
        () => false,
      );
      setNotice({
        header: copied ? "The link is copied" : "Copy this link",
        content: `${copied ? "" : `${link} – `}It works for two days. Anyone who has it sees every draft of the blog, without an account.`,
      });
    } catch (error) {
      setNotice({ header: "No link", content: failure(error) });
    }
  }, [client, id]);
  return {
    label: "Copy preview link",
    title: "For a colleague without access to the Studio",
    onHandle: () => void copy(),
    dialog: notice !== undefined && {
      type: "dialog",
      ...notice,
      onClose: () => setNotice(undefined),
    },
  };
};
CopyPreviewLink.displayName = "CopyPreviewLink";
