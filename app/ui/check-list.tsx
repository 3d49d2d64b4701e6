import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./icon.tsx";

type CheckListProps = {
  items: readonly ReactNode[];
  /** Mark before each item; a cross for what is not done, absent or impossible. */
  mark?: "tick" | "cross";
};

/** Short items, each with its mark. */
export function CheckList({ items, mark = "tick" }: CheckListProps) {
  const cross = mark === "cross";
  return (
    <ul className="grid gap-3">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: constant list
        <li key={index} className="flex gap-3">
          <Icon
            name={cross ? "x" : "check"}
            size={18}
            className={cx("mt-1", cross ? "text-accent" : "text-secondary")}
          />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
