import { minifySync } from "rolldown/utils";
import { starterScript } from "#app/document/starter.ts";
import { schemeScript } from "./scheme.ts";

const minified = (name: string, script: string): string => minifySync(name, script).code;

/** The scripts that stand in every document, as short as they can be. */
export default {
  scheme: minified("scheme.js", schemeScript),
  starter: minified("starter.js", starterScript),
};
