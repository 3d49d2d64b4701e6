import { billingFeatures } from "./billing-features.ts";
import { dataFeatures } from "./data-features.ts";
import type { Feature } from "./feature.ts";
import { outsideFeatures } from "./outside-features.ts";
import { privacyFeatures } from "./privacy-features.ts";
import { projectFeatures } from "./project-features.ts";
import { taskFeatures } from "./task-features.ts";
import { teamFeatures } from "./team-features.ts";

export { asking } from "./asking.ts";
export { common } from "./common.ts";
export type { Feature, FeatureAspect } from "./feature.ts";

export const features: readonly Feature[] = [
  ...taskFeatures,
  ...projectFeatures,
  ...teamFeatures,
  ...privacyFeatures,
  ...outsideFeatures,
  ...dataFeatures,
  ...billingFeatures,
];
