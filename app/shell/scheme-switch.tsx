import { Icon } from "../ui/icon.tsx";
import { schemeSwitchAttribute } from "./scheme.ts";

/** Turns the colour scheme over (scheme.ts). Its label settles with the scheme in force. */
export function SchemeSwitch() {
  return (
    <button
      type="button"
      {...{ [schemeSwitchAttribute]: "" }}
      aria-label="Use dark colours"
      className="grid size-11 place-items-center rounded-sm hover:text-accent noscript:hidden"
    >
      <Icon name="sun" size={20} className="hidden dark-scheme:block" />
      <Icon name="moon" size={20} className="dark-scheme:hidden" />
    </button>
  );
}
