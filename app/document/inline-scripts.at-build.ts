import { minifySync } from "rolldown/utils";
import { schemeScript } from "#app/shell/scheme.ts";
import { starterScript } from "./starter.ts";

const minified = (name: string, script: string): string => minifySync(name, script).code;

/** The scripts that stand in every document, as short as they can be. */
export default {
  scheme: minified("scheme.js", schemeScript),
  starter: minified("starter.js", starterScript),
};
