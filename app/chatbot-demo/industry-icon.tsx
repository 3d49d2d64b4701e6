import type { IndustryScenario } from "#content/chatbot-demo/scenarios.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/icon.tsx";

/** Each industry's colour; written out because Tailwind reads class names from the source. */
const colours = {
  accent: "text-accent",
  secondary: "text-secondary",
  tint: "text-text-soft",
  text: "text-text",
} as const satisfies Record<IndustryScenario["color"], string>;

export function IndustryIcon({
  scenario,
  size = 32,
}: {
  scenario: IndustryScenario;
  size?: number;
}) {
  return <Icon name={scenario.icon} size={size} className={cx(colours[scenario.color])} />;
}
