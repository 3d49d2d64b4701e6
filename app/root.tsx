import type { ReactNode } from "react";
import { Links, Meta, Outlet } from "react-router";
import { palette } from "#content/palette.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/root";
import { announcerId, laterLinksId, runtimeName } from "./document/ids.ts";
import { InlineStyles, laterStylesMark, siteStylesAddress } from "./document/inline-styles.tsx";
import { usePageAssets } from "./document/page-assets.ts";
import { PageError } from "./page-error.tsx";
import { previewStateContext, siteContext } from "./ports.server.ts";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import inlineScript from "./shell/inline-script.at-build.ts";
import displayFont from "./styles/fonts/bricolage-grotesque-700.woff2?url";

const mainId = "main";

/** Preloads the only font needed for the first paint: others would delay it. */
export const links: Route.LinksFunction = () => [
  { rel: "preload", href: displayFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "alternate", type: "application/rss+xml", href: paths.rss, title: "Blog" },
  { rel: "alternate", type: "application/feed+json", href: paths.jsonFeed, title: "Blog" },
];

export function loader({ context }: Route.LoaderArgs) {
  const preview = context.get(previewStateContext);
  return {
    origin: context.get(siteContext).origin,
    /** Perspective of an editor's preview, in the Studio's notation. Undefined for visitors. */
    perspective: preview.mode === "on" ? String(preview.perspective) : undefined,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const { runtime } = usePageAssets();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={palette.background.light}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={palette.background.dark}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
        <Meta />
        <InlineStyles />
        <Links />
        <meta name={runtimeName} content={runtime} data-styles={siteStylesAddress} />
        <noscript id={laterLinksId}>
          <link rel="stylesheet" href={laterStylesMark} />
          <link rel="icon" href={paths.favicon} type="image/svg+xml" />
          <link rel="icon" href={paths.faviconIco} sizes="32x32" />
          <link rel="apple-touch-icon" href={paths.icon("apple-touch-icon.png")} />
          <link rel="manifest" href={paths.manifest} />
          <link rel="compression-dictionary" href={paths.dictionary} />
        </noscript>
      </head>
      <body>{children}</body>
    </html>
  );
}

type PageProps = { perspective: string | undefined; children: ReactNode };

function Page({ perspective, children }: PageProps) {
  return (
    <>
      <a
        href={`#${mainId}`}
        className="sr-only z-50 bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Header />
      <main
        id={mainId}
        tabIndex={-1}
        data-follows-changes={perspective}
        className="min-h-[70svh] pt-(--header-height)"
      >
        {children}
      </main>
      <Footer />
      <div
        id={announcerId}
        role="status"
        aria-live="polite"
        aria-label="Current page"
        className="sr-only"
      />
    </>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Page perspective={loaderData.perspective}>
      <Outlet />
    </Page>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Page perspective={loaderData?.perspective}>
      <PageError error={error} />
    </Page>
  );
}
