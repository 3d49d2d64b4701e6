import bed from "#app/icons/bed-duotone.svg?raw";
import lifebuoy from "#app/icons/lifebuoy-duotone.svg?raw";
import megaphone from "#app/icons/megaphone-duotone.svg?raw";
import shoppingBag from "#app/icons/shopping-bag-duotone.svg?raw";
import type { IndustryScenario } from "#content/chatbot-demo/scenarios.ts";
import { cx } from "../ui/cx.ts";
import { IconShape } from "../ui/icon-shape.tsx";

const icons = {
  bed,
  lifebuoy,
  megaphone,
  "shopping-bag": shoppingBag,
} as const satisfies Record<IndustryScenario["icon"], string>;

/** Colour of each industry; written out because Tailwind reads class names from the source. */
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
  return (
    <IconShape svg={icons[scenario.icon]} size={size} className={cx(colours[scenario.color])} />
  );
}
