import { mobileNavigation } from "#content/navigation.ts";
import { Icon } from "../ui/icon.tsx";
import { mobileMenuId } from "./mobile-menu-id.ts";
import { TalkToUs } from "./talk-to-us.tsx";

/**
 * The navigation of small screens: a toggle button and a flat list. The list is a popover, so it opens without
 * JavaScript, is in the top layer, and closes with Escape or a tap beside it; `menus.ts` renames the button.
 * https://developer.mozilla.org/docs/Web/API/Popover_API
 */
export function MobileNavigation() {
  return (
    <div className="group lg:hidden">
      <button
        type="button"
        popoverTarget={mobileMenuId}
        aria-expanded={false}
        aria-controls={mobileMenuId}
        aria-label="Open menu"
        className="-mr-2.5 grid size-12 place-items-center rounded-sm"
      >
        <Icon name="list" size={24} className="group-has-[:popover-open]:hidden" />
        <Icon name="x" size={24} className="hidden group-has-[:popover-open]:block" />
      </button>
      <div
        id={mobileMenuId}
        popover="auto"
        className="fixed inset-x-0 top-(--header-height) bottom-0 m-0 size-auto max-h-none w-full max-w-none overflow-y-auto border-line border-t bg-background text-text backdrop:bg-transparent low:absolute low:bottom-auto"
      >
        <nav aria-label="Mobile" className="shell py-4 pb-10">
          <ul>
            {mobileNavigation.map((link) => (
              <li key={link.href} className="border-line border-b">
                <a
                  href={link.href}
                  className="flex min-h-13 items-center justify-between py-2 font-display font-semibold text-h3 tracking-tight aria-[current=page]:text-accent"
                >
                  {link.label}
                  <Icon name="arrow-right" size={16} className="text-text-soft" />
                </a>
              </li>
            ))}
          </ul>
          <TalkToUs className="mt-6 w-full" />
        </nav>
      </div>
    </div>
  );
}
