import { pageFacts } from "#app/page-facts.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { downloads } from "#content/pages/downloads.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { DataSheets } from "./data-sheets.tsx";
import { madeFiles } from "./made-files.ts";
import { Profile, ProfileSheet } from "./profile.tsx";
import { Specimens } from "./specimens.tsx";

const trail = [
  { name: "Home", path: paths.home },
  { name: "Downloads", path: paths.downloads },
];

export const handle = pageFacts({ prewarm: "later", sitemap: true });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...downloads.meta,
    path: paths.downloads,
    structuredData: [
      breadcrumbs(trail),
      webPage("CollectionPage", downloads.meta.title, downloads.meta.description),
    ],
  });

export default function Downloads() {
  const profile = madeFiles.find((made) => made.path === paths.aboutUs);
  return (
    <>
      <div className="shell pt-8 md:pt-12">
        <Breadcrumb trail={trail} />
        <div className="mt-8 grid gap-x-16 gap-y-12 md:mt-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div className="lg:pb-16">
            <h1 className="max-w-[9.3em] text-h1">{downloads.headline}</h1>
            <p className="mt-6 max-w-[33.3em] text-text-soft text-lead">{downloads.lede}</p>
            <Profile made={profile} />
          </div>
          <ProfileSheet />
        </div>
      </div>
      <DataSheets />
      <Specimens />
      <ClosingCall title={downloads.closing.title} text={downloads.closing.text} />
    </>
  );
}
