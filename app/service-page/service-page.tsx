import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall, type ClosingLook } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, service } from "#app/shell/structured-data.ts";
import { TalkToUs } from "#app/shell/talk-to-us.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { paths } from "#content/paths.ts";
import { type ServiceSlug, serviceEntry } from "#content/services/index.ts";
import type { ServicePage } from "#content/services/types.ts";

/** What service pages share: metadata, hero, breadcrumb, the two buttons and the closing call. */

const trailOf = (slug: ServiceSlug) => [
  { name: "Home", path: paths.home },
  { name: "Services", path: paths.services },
  { name: serviceEntry(slug).title, path: paths.service(slug) },
];

/** Returns the title, description and schema.org nodes of a service page. */
export function serviceMeta(
  args: Parameters<typeof pageMeta>[0],
  page: Pick<ServicePage, "slug" | "meta" | "questions">,
): MetaDescriptor[] {
  return pageMeta(args, {
    ...page.meta,
    path: paths.service(page.slug),
    structuredData: [
      service(serviceEntry(page.slug), page.meta.description),
      breadcrumbs(trailOf(page.slug)),
    ],
  });
}

/** The hero that most service pages share; the others have their own. */
export function ServiceHero({
  page,
  write,
  drawing,
  layout,
  children,
}: {
  page: Pick<ServicePage, "slug" | "headline" | "lede">;
  /** Label of the second button, which leads to the contact form. */
  write: string;
  drawing?: ReactNode;
  layout?: "beside" | "below";
  /** Below the buttons. */
  children?: ReactNode;
}) {
  return (
    <PageHero
      trail={<ServiceTrail slug={page.slug} />}
      title={page.headline}
      lede={page.lede}
      actions={<ServiceActions slug={page.slug} write={write} />}
      drawing={drawing}
      {...(layout === undefined ? {} : { layout })}
    >
      {children}
    </PageHero>
  );
}

export function ServiceTrail({ slug }: { slug: ServiceSlug }) {
  return <Breadcrumb trail={trailOf(slug)} />;
}

/** The buttons to book a call, or to write with the topic filled in. */
export function ServiceActions({ slug, write }: { slug: ServiceSlug; write: string }) {
  return (
    <>
      <TalkToUs />
      <ButtonLink href={paths.contactUs(serviceEntry(slug).title)} variant="secondary">
        {write}
      </ButtonLink>
    </>
  );
}

export function ServiceClosing({
  page,
  look = "band",
}: {
  page: Pick<ServicePage, "slug" | "closing">;
  look?: ClosingLook;
}) {
  return <ClosingCall {...page.closing} service={serviceEntry(page.slug).title} look={look} />;
}
