import * as NavigationMenu from "@radix-ui/react-navigation-menu";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { isGroup, mainNavigation, type NavigationGroup } from "#content/navigation.ts";
import { Icon } from "../ui/icon.tsx";

/**
 * Delays in milliseconds (docs/specification.md 9.2). A menu also closes 150 ms after the pointer leaves:
 * that one is Radix's own constant (startCloseTimer in @radix-ui/react-navigation-menu), held by a browser test.
 */
const openDelay = 200;
const skipDelay = 300;

/** The desktop navigation: one link and three groups that open on hover, click, Enter and arrow down. */
export function MainNavigation() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the open group
  useEffect(() => setOpen(""), [pathname]);

  // A click on a group that hovering has just opened keeps it open; the next one closes it.
  const clicked = useRef("");
  useEffect(() => {
    if (clicked.current !== open) clicked.current = "";
  }, [open]);
  const clickGroup = (event: MouseEvent, label: string) => {
    if (open === label && clicked.current !== label) event.preventDefault();
    clicked.current = label;
  };

  return (
    <NavigationMenu.Root
      aria-label="Main"
      delayDuration={openDelay}
      skipDelayDuration={skipDelay}
      value={open}
      onValueChange={setOpen}
      className="hidden noscript:hidden lg:block"
    >
      <NavigationMenu.List className="flex items-center gap-1">
        {mainNavigation.map((entry) =>
          isGroup(entry) ? (
            <Group
              key={entry.label}
              group={entry}
              pathname={pathname}
              onClick={(event) => clickGroup(event, entry.label)}
            />
          ) : (
            <NavigationMenu.Item key={entry.label}>
              <NavigationMenu.Link asChild active={pathname === entry.href}>
                <Link
                  to={entry.href}
                  prefetch="intent"
                  className="block rounded-sm px-3.5 py-2.5 font-medium text-[0.9375rem] hover:text-accent data-active:text-accent"
                >
                  {entry.label}
                </Link>
              </NavigationMenu.Link>
            </NavigationMenu.Item>
          ),
        )}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

type GroupProps = {
  group: NavigationGroup;
  pathname: string;
  onClick(event: MouseEvent): void;
};

function Group({ group, pathname, onClick }: GroupProps) {
  return (
    <NavigationMenu.Item value={group.label} className="relative">
      <NavigationMenu.Trigger
        onClick={onClick}
        className="group flex items-center gap-1.5 rounded-sm px-3.5 py-2.5 font-medium text-[0.9375rem] hover:text-accent data-[state=open]:text-accent"
      >
        {group.label}
        <Icon
          name="caret-down"
          size={12}
          className="transition-transform group-data-[state=open]:rotate-180"
        />
      </NavigationMenu.Trigger>
      <NavigationMenu.Content className="absolute top-full left-0 w-[25rem] animate-appear pt-2">
        <ul className="border border-line border-t-2 border-t-accent bg-surface p-2 shadow-[0_18px_40px_-18px_color-mix(in_srgb,var(--color-shadow)_35%,transparent)]">
          {group.items.map((item) => (
            <li key={item.href}>
              <NavigationMenu.Link asChild active={pathname === item.href}>
                <Link
                  to={item.href}
                  prefetch="intent"
                  className="group/item block rounded-sm px-4 py-3 hover:bg-tint focus-visible:bg-tint"
                >
                  <span className="block font-display font-semibold text-h4 tracking-tight group-hover/item:text-accent">
                    {item.label}
                  </span>
                  <span className="mt-0.5 block text-text-soft text-small">{item.description}</span>
                </Link>
              </NavigationMenu.Link>
            </li>
          ))}
        </ul>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}
