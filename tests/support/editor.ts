import { randomUUID } from "node:crypto";
import { contentApiPath, contentApiVersion } from "@brightkeel/contracts";
import { createClient, type SanityClient } from "@sanity/client";

/** Set in a site's environment, it allows `editorOf` to write. */
export const editorToken = "an-editor-whom-only-tests-know";

/** Creates the unmodified client of the site's embedded content service, signed in as an editor. */
export const editorOf = (origin: string, dataset = "blogs"): SanityClient =>
  createClient({
    projectId: "embedded",
    dataset,
    apiVersion: contentApiVersion,
    useCdn: false,
    perspective: "raw",
    token: editorToken,
    apiHost: `${origin}${contentApiPath}`,
    useProjectHostname: false,
  });

/** Stores a secret in the dataset, as the Studio does, and returns it. */
export async function makeSecret(editor: SanityClient, expiresAt?: Date): Promise<string> {
  const secret = randomUUID();
  await editor.create({
    _id: `drafts.${randomUUID()}`,
    _type: "sanity.previewUrlSecret",
    secret,
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
  });
  return secret;
}

/** Returns the address of a preview link. */
export const previewLink = (secret: string, pathname: string): string =>
  `/preview/enter?${new URLSearchParams({ "sanity-preview-secret": secret, "sanity-preview-pathname": pathname })}`;
