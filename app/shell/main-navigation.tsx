import { isGroup, mainNavigation, type NavigationGroup } from "#content/navigation.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/icon.tsx";

/**
 * The desktop navigation: one link and three groups. A group is a popover opened by its button, so it works before
 * any script has arrived, and without scripts; `menus.ts` adds hovering and the arrow keys.
 */
export function MainNavigation() {
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="flex items-center gap-1">
        {mainNavigation.map((entry) => (
          <li key={entry.label}>
            {isGroup(entry) ? (
              <Group group={entry} />
            ) : (
              <a
                href={entry.href}
                className="block rounded-sm px-3.5 py-2.5 font-medium text-[0.9375rem] hover:text-accent aria-[current=page]:text-accent"
              >
                {entry.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group }: { group: NavigationGroup }) {
  const id = `menu-${group.label.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={false}
        aria-controls={id}
        className="group flex items-center gap-1.5 rounded-sm px-3.5 py-2.5 font-medium text-[0.9375rem] hover:text-accent aria-expanded:text-accent"
      >
        {group.label}
        <Icon
          name="caret-down"
          size={12}
          className="transition-transform group-aria-expanded:rotate-180"
        />
      </button>
      <div
        id={id}
        popover=""
        className={cx(
          "menu-panel overflow-visible bg-transparent pt-2 text-text appears",
          group.whole && "[--menu-width:55rem]",
        )}
      >
        <div className="flex border border-line border-t-2 border-t-accent bg-surface [box-shadow:0_18px_40px_-18px_color-mix(in_srgb,var(--color-shadow)_35%,transparent)]">
          <ul className="grow p-2">
            {group.items.map((item) => (
              <li key={item.href}>
                <a
                  href={item.href}
                  className="group/item block rounded-sm px-4 py-3 hover:bg-tint focus-visible:bg-tint"
                >
                  <span className="block font-display font-semibold text-h4 tracking-tight group-hover/item:text-accent">
                    {item.label}
                  </span>
                  {/* menus.ts adds the description of the page here, and styles/menus.css sets it. */}
                </a>
              </li>
            ))}
          </ul>
          {group.whole && (
            // menus.ts lists the services here that the group lacks; styles/menus.css sets both.
            <div data-whole="" className="bg-tint">
              <a href={group.whole.href}>{group.whole.label}</a>
              <ul data-services="" />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
