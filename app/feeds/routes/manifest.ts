import { pageFacts } from "#app/page-facts.ts";
import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import { paths } from "#content/paths.ts";

/** https://www.w3.org/TR/appmanifest/ */
const manifest = {
  id: paths.home,
  name: company.name,
  short_name: company.name,
  description: company.blurb,
  lang: "en",
  start_url: paths.home,
  scope: paths.home,
  display: "browser",
  background_color: palette.background.light,
  theme_color: palette.background.light,
  icons: [
    { src: paths.icon("icon-192.png"), sizes: "192x192", type: "image/png" },
    { src: paths.icon("icon-512.png"), sizes: "512x512", type: "image/png" },
    {
      src: paths.icon("icon-maskable-512.png"),
      sizes: "512x512",
      type: "image/png",
      purpose: "maskable",
    },
  ],
};

export const handle = pageFacts();

export const loader = () =>
  Response.json(manifest, { headers: { "content-type": "application/manifest+json" } });
