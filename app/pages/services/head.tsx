import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { servicesPage as page } from "#content/pages/services.ts";
import { FramesDrawing } from "./frames-drawing.tsx";
import { trail } from "./trail.ts";

export function Head() {
  return (
    <PageHero
      trail={<Breadcrumb trail={trail} />}
      title={page.title}
      lede={page.lede}
      layout="below"
      drawing={
        <>
          <FramesDrawing />
          <p className="mt-6">
            <a href="#services" className="font-semibold text-link">
              {page.all}
            </a>
          </p>
        </>
      }
    />
  );
}
