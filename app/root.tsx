import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { type ReactNode, StrictMode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { palette } from "#content/palette.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/root";
import { hydratedEvent } from "./document/starter.ts";
import { PageError } from "./page-error.tsx";
import { siteContext } from "./ports.server.ts";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { RouteAnnouncer, RouteSpinner } from "./shell/route-announcer.tsx";
import { schemeScript } from "./shell/scheme-switch.tsx";
import { ServiceWorker } from "./shell/service-worker.tsx";
import { InlineStyles } from "./styles/inline-styles.tsx";

const mainId = "main";

export const links: Route.LinksFunction = () => [
  ...[bricolage, instrument].map((href) => ({
    rel: "preload",
    href,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: paths.favicon, type: "image/svg+xml" },
  { rel: "icon", href: paths.faviconIco, sizes: "32x32" },
  { rel: "apple-touch-icon", href: paths.icon("apple-touch-icon.png") },
  { rel: "manifest", href: paths.manifest },
  { rel: "alternate", type: "application/rss+xml", href: paths.rss, title: "Blog" },
  { rel: "alternate", type: "application/feed+json", href: paths.jsonFeed, title: "Blog" },
];

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(siteContext).origin,
});

/** The public origin never changes while a page is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
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
        <script dangerouslySetInnerHTML={{ __html: schemeScript }} />
        <Meta />
        <InlineStyles />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Page({ children }: { children: ReactNode }) {
  useEffect(() => {
    performance.mark(hydratedEvent);
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return (
    <StrictMode>
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
        className="min-h-[70svh] pt-[calc(var(--header-height)+var(--link-row-height))]"
      >
        {children}
      </main>
      <Footer />
      <ServiceWorker />
    </StrictMode>
  );
}

export default function Root() {
  return (
    <Page>
      <Outlet />
      <RouteSpinner />
      <RouteAnnouncer mainId={mainId} />
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Page>
      <PageError error={error} />
    </Page>
  );
}
