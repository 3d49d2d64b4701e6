import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Short items, each with a tick. */
export function CheckList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="grid gap-3">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: constant list
        <li key={index} className="flex gap-3">
          <Icon name="check" size={18} className="mt-1 text-tide" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
