import { mobileNavigation } from "#content/navigation.ts";
import { paths } from "#content/paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { mobileMenuId } from "./mobile-menu-id.ts";
import { TalkToUs } from "./talk-to-us.tsx";

/**
 * The navigation of small screens: a toggle button and a list under two headings. It is a popover, so it opens without
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
        popover=""
        className="fixed inset-x-0 top-(--header-height) bottom-0 m-0 size-auto max-h-none w-full max-w-none overflow-y-auto border-line border-t bg-background text-text backdrop:bg-transparent low:absolute low:bottom-auto"
      >
        <nav aria-label="Mobile" className="shell py-4 pb-10">
          <div className="grid gap-x-14 gap-y-6 md:grid-cols-2">
            {mobileNavigation.map(({ label, items }, index) => (
              <div key={label}>
                <p className="label border-text border-b-[1.5px] pb-2 text-text-soft">{label}</p>
                {/* styles/menus.css sets the rows, which no one sees before the panel is open. */}
                <ul className="font-display font-semibold text-h3 tracking-tight">
                  {items.map((link) => (
                    <li key={link.href} className="border-line border-b">
                      <a href={link.href}>{link.label}</a>
                    </li>
                  ))}
                </ul>
                {/* menus.ts lists the other services here, for which only wider screens have the room. */}
                {index === 0 && <ul data-services="" className="hidden md:block" />}
              </div>
            ))}
          </div>
          <div className="mt-6 grid gap-3 md:grid-cols-2 md:gap-x-14">
            <TalkToUs />
            <ButtonLink href={paths.aiChatbot} variant="secondary">
              See the AI Chatbot
            </ButtonLink>
          </div>
        </nav>
      </div>
    </div>
  );
}
