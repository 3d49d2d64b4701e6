import { company } from "#content/company.ts";
import type { DenialReason } from "./port.server.ts";

/** Why no preview is shown, and what to do about it. */
const words: Record<DenialReason | "not-open", { title: string; remedy: string }> = {
  unknown: {
    title: "This preview link does not work.",
    remedy:
      "Part of it is missing, or it was made for another site. Open the post in the Studio and press “Open preview”, or ask whoever sent you the link for a new one.",
  },
  expired: {
    title: "This preview link has expired.",
    remedy:
      "A link that “Open preview” makes can be opened for one hour, a copied one for two days. Open the post in the Studio and press “Open preview” again, or ask whoever sent you the link for a new one.",
  },
  "not-open": {
    title: "No preview is open in this browser.",
    remedy:
      "It was closed, or it has ended: a preview lasts eight hours. Open the post in the Studio and press “Open preview”, or open the link you were sent again.",
  },
  "no-token": {
    title: "Previews are not set up on this site.",
    remedy:
      "The blog comes from a hosted Sanity project, and the site has no token to read drafts with. Make a token with the role Viewer in the project’s settings, set SANITY_API_TOKEN to it, and start the site again.",
  },
  "token-refused": {
    title: "The content service refuses the site’s token.",
    remedy:
      "The token in SANITY_API_TOKEN has been deleted or belongs to another project. Make one with the role Viewer in the settings of the project in SANITY_PROJECT_ID, set it, and start the site again.",
  },
};

/** HTTP status of each reason. */
export const denialStatus = {
  unknown: 403,
  expired: 410,
  "not-open": 403,
  "no-token": 503,
  "token-refused": 503,
} satisfies Record<keyof typeof words, number>;

export function PreviewDenied({ reason }: { reason: keyof typeof words }) {
  const { title, remedy } = words[reason];
  return (
    <div className="shell py-20 md:py-28">
      <title>{`${title.slice(0, -1)} – ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="label text-text-soft">Preview</p>
      <h1 className="mt-5 max-w-[12em] text-h1">{title}</h1>
      <p className="measure mt-6 text-text-soft text-lead">{remedy}</p>
    </div>
  );
}
