import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { servicesPage as page } from "#content/pages/services.ts";
import { services } from "#content/services/index.ts";
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
          <Key />
        </>
      }
    />
  );
}

/** The names of the frames, by their numbers in the drawing. */
function Key() {
  return (
    <ol className="mt-6 columns-2 list-decimal text-small marker:text-accent md:columns-3 lg:columns-5">
      {services.map(({ slug, title, link }) => (
        <li key={slug} className="ml-6 break-inside-avoid py-1">
          <a href={link} className="text-link">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
