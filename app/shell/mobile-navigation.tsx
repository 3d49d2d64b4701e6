import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { mobileNavigation } from "#content/navigation.ts";
import { Icon } from "../ui/icon.tsx";
import { TalkToUs } from "./talk-to-us.tsx";

const menuId = "mobile-menu";

/**
 * The navigation of small screens: a toggle button and a flat list. The list is a popover, so that it opens
 * without JavaScript, lies above the page, and closes with Escape or a tap beside it.
 * https://developer.mozilla.org/docs/Web/API/Popover_API
 */
export function MobileNavigation() {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the menu
  useEffect(() => menu.current?.hidePopover(), [pathname]);

  useEffect(() => {
    const element = menu.current;
    const follow = (event: ToggleEvent) => setOpen(event.newState === "open");
    element?.addEventListener("toggle", follow);
    return () => element?.removeEventListener("toggle", follow);
  }, []);

  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-expanded={open}
        aria-controls={menuId}
        aria-label={open ? "Close menu" : "Open menu"}
        className="-mr-2.5 grid size-12 place-items-center rounded-sm"
      >
        <Icon name={open ? "x" : "list"} size={24} />
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className="fixed inset-x-0 top-(--header-height) bottom-0 m-0 size-auto max-h-none w-full max-w-none overflow-y-auto border-line border-t bg-background text-text backdrop:bg-transparent low:absolute low:bottom-auto"
      >
        <nav aria-label="Mobile" className="shell py-4 pb-10">
          <ul>
            {mobileNavigation.map((link) => (
              <li key={link.href} className="border-line border-b">
                <Link
                  to={link.href}
                  aria-current={pathname === link.href ? "page" : undefined}
                  onClick={() => menu.current?.hidePopover()}
                  className="flex min-h-13 items-center justify-between py-2 font-display font-semibold text-h3 tracking-tight aria-[current=page]:text-accent"
                >
                  {link.label}
                  <Icon name="arrow-right" size={16} className="text-text-soft" />
                </Link>
              </li>
            ))}
          </ul>
          <TalkToUs className="mt-6 w-full" />
        </nav>
      </div>
    </div>
  );
}
