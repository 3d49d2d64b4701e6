import type { FeatureAspect } from "./feature.ts";

/** Default answers for all features. Sample data. */
export const common: Partial<Record<FeatureAspect, string>> = {
  price: "It’s in every plan, including Free, at no extra cost.",
  phone:
    "Mostly, yes: everything that belongs to a task is under “⋯” in the phone app too. For the rest, open app.plumbline.example in the phone’s browser.",
};
