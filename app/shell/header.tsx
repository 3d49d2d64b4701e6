import { company } from "#content/company.ts";
import { paths } from "#content/paths.ts";
import { SearchButton } from "../search/search-button.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { MainNavigation } from "./main-navigation.tsx";
import { MobileNavigation } from "./mobile-navigation.tsx";
import { SchemeSwitch } from "./scheme-switch.tsx";
import { TalkToUs } from "./talk-to-us.tsx";

/** The header, fixed at the top of every page; in very low windows it scrolls away. */
export function Header() {
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-line border-b bg-background low:absolute">
      <div className="shell flex h-(--header-height) items-center justify-between gap-3 sm:gap-6">
        <a
          href={paths.home}
          className="flex items-center gap-2.5"
          aria-label={`${company.name}, home`}
        >
          <BrandMark />
          <span className="font-bold font-display text-[1.25rem] tracking-tight">
            {company.name}
          </span>
        </a>
        <div className="flex items-center gap-1 lg:gap-2">
          <MainNavigation />
          <SearchButton />
          <SchemeSwitch />
          <TalkToUs size="small" className="max-lg:hidden" />
          <MobileNavigation />
        </div>
      </div>
    </header>
  );
}
