import { navigationDescriptions } from "#content/navigation-descriptions.ts";
import menuServices from "./menu-services.at-build.ts";

/**
 * Adds hovering and the arrow keys to the desktop navigation, as the specification requires. Its groups are popovers,
 * which open and close by click, Enter and Escape without a script.
 * https://developer.mozilla.org/docs/Web/API/Popover_API
 */

/** Delays of docs/specification.md 4.2 and 9.2, in milliseconds. */
const openDelay = 200;
const skipDelay = 300;
const closeDelay = 150;

type Group = { button: HTMLButtonElement; panel: HTMLElement };

export function startMenus(navigation: HTMLElement): void {
  const groups = [
    ...navigation.querySelectorAll<HTMLButtonElement>("button[popovertarget]"),
  ].flatMap((button): Group[] => {
    const panel = document.getElementById(button.getAttribute("popovertarget") ?? "");
    return panel ? [{ button, panel }] : [];
  });
  type Timer = ReturnType<typeof setTimeout> | undefined;
  let opening: Timer;
  let closing: Timer;
  let skippingEnds: Timer;
  /** Whether the next group opens without a delay, because one is open or was until just now. */
  let skipping = false;
  /** The group that the last click opened or kept open; the next click on it closes it. */
  let clicked: Group | undefined;

  const isOpen = ({ panel }: Group) => panel.matches(":popover-open");
  const open = (group: Group) => {
    // The panel is positioned beside its source, and focus returns there.
    if (!isOpen(group)) group.panel.showPopover({ source: group.button });
  };

  for (const group of groups) {
    const { button, panel } = group;
    fill(panel);
    // A click may have opened it before this script was there, and the next click closes it.
    if (isOpen(group)) {
      button.ariaExpanded = "true";
      skipping = true;
      clicked = group;
    }
    panel.addEventListener("toggle", (event) => {
      const opened = event.newState === "open";
      button.ariaExpanded = String(opened);
      clearTimeout(skippingEnds);
      if (opened) {
        skipping = true;
        return;
      }
      if (clicked === group) clicked = undefined;
      skippingEnds = setTimeout(() => {
        skipping = groups.some(isOpen);
      }, skipDelay);
    });
    button.addEventListener("click", (event) => {
      clearTimeout(opening);
      // A click on a group that hovering has just opened keeps it open.
      if (isOpen(group) && clicked !== group) event.preventDefault();
      clicked = group;
    });
    const unlessTouched = (move: () => void) => (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      clearTimeout(closing);
      clearTimeout(opening);
      move();
    };
    const enter = unlessTouched(() => {
      if (isOpen(group)) return;
      if (skipping) open(group);
      else opening = setTimeout(() => open(group), openDelay);
    });
    const leave = unlessTouched(() => {
      closing = setTimeout(() => panel.hidePopover(), closeDelay);
    });
    for (const part of [button, panel]) {
      part.addEventListener("pointerenter", enter);
      part.addEventListener("pointerleave", leave);
    }
    closeWhenLeft(button, panel);
  }

  navigation.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const { activeElement } = document;
    const within = groups.find(({ panel }) => panel.contains(activeElement));
    const group = within ?? groups.find(({ button }) => button === activeElement);
    const isVertical = event.key === "ArrowDown" || event.key === "ArrowUp";
    if (isVertical && !(group && isOpen(group))) return;
    const entries = [
      ...(isVertical && group
        ? group.panel.querySelectorAll<HTMLElement>("a")
        : navigation.querySelectorAll<HTMLElement>(":scope > ul > li > :is(a, button)")),
    ];
    const from = isVertical ? activeElement : (within?.button ?? activeElement);
    const now = entries.findIndex((entry) => entry.isSameNode(from));
    if (!isVertical && now === -1) return;
    event.preventDefault();
    entries[Math.min(Math.max(now + step, 0), entries.length - 1)]?.focus();
  });
}

/** Closes a panel when the focus leaves it and its button: what comes next in the page may be behind it. */
function closeWhenLeft(button: HTMLElement, panel: HTMLElement): void {
  for (const part of [button, panel])
    part.addEventListener("focusout", ({ relatedTarget: next }) => {
      if (next instanceof Node && !panel.contains(next) && !button.contains(next))
        panel.hidePopover();
    });
}

/**
 * Adds the descriptions to a panel's links, and the services that no group has: the document has neither, because the
 * first paint does not show them. A panel may be open already, and then waits until it is closed: a link must not move
 * away under the pointer that is about to press it.
 */
function fill(panel: HTMLElement): void {
  if (panel.matches(":popover-open")) {
    panel.addEventListener("toggle", () => fill(panel), { once: true });
    return;
  }
  for (const link of panel.querySelectorAll("a")) {
    const label = link.firstElementChild;
    const description = navigationDescriptions[link.pathname];
    if (!label || !description) continue;
    const place = document.createElement("span");
    place.textContent = description;
    label.after(place);
  }
  const items = menuServices.map(([title, href]) => {
    const link = document.createElement("a");
    link.href = href;
    link.textContent = title;
    const item = document.createElement("li");
    item.append(link);
    return item;
  });
  panel.querySelector("[data-services]")?.replaceChildren(...items);
}

/** Closes whatever is open, on a change of page. */
export function closeMenus(): void {
  for (const panel of document.querySelectorAll<HTMLElement>("header [popover]:popover-open"))
    panel.hidePopover();
}

/**
 * Keeps `aria-expanded` of the mobile menu's button up to date, also where it was opened before this script was there,
 * and closes the menu when it is left.
 */
export function startMobileMenu(button: HTMLButtonElement, panel: HTMLElement): void {
  fill(panel);
  closeWhenLeft(button, panel);
  const tell = (opened: boolean) => {
    button.ariaExpanded = String(opened);
    button.ariaLabel = opened ? "Close menu" : "Open menu";
  };
  if (panel.matches(":popover-open")) tell(true);
  panel.addEventListener("toggle", (event) => tell(event.newState === "open"));
  panel.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) panel.hidePopover();
  });
}
