import type { IndustryScenario } from "#content/chatbot-demo/scenarios.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/icon.tsx";

/** Each industry's colour; written out because Tailwind reads class names from the source. */
const colours = {
  keel: "text-keel",
  tide: "text-tide",
  sounding: "text-ink-soft",
  ink: "text-ink",
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
