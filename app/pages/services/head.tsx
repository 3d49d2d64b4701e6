import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { servicesPage as page } from "#content/pages/services.ts";
import { trail } from "./trail.ts";

export function Head() {
  return (
    <div className="shell grid gap-x-14 gap-y-6 pt-8 pb-12 md:pt-12 lg:pb-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
      <div>
        <Breadcrumb trail={trail} />
        <h1 className="mt-8 max-w-[16ch] text-h1 md:mt-12">{page.title}</h1>
      </div>
      <p className="max-w-[54ch] text-text-soft text-lead">{page.lede}</p>
    </div>
  );
}
