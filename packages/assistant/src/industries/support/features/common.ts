import type { FeatureAspect } from "./feature.ts";

/** What holds for every feature that says nothing else. Sample data. */
export const common: Partial<Record<FeatureAspect, string>> = {
  price: "It is in every plan, Free too, and costs nothing extra.",
  phone:
    "Mostly: whatever belongs to a task is under “⋯” in the phone app too. For the rest open app.plumbline.example in the phone’s browser.",
};
