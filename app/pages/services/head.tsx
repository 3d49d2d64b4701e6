import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { servicesPage as page } from "#content/pages/services.ts";
import { trail } from "./trail.ts";

export function Head() {
  return (
    <div className="shell grid gap-x-14 gap-y-4 pt-8 pb-8 md:pt-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-end">
      <div>
        <Breadcrumb trail={trail} />
        <h1 className="mt-5 max-w-[16ch] text-h2">{page.title}</h1>
      </div>
      <p className="max-w-[54ch] text-text-soft text-lead">{page.lede}</p>
    </div>
  );
}
