import { minifySync } from "rolldown/utils";
import { lateSectionsScript } from "#app/document/late-sections.ts";
import { starterScript } from "#app/document/starter.ts";
import { schemeScript } from "./scheme.ts";

const minified = (name: string, script: string): string => minifySync(name, script).code;

/** The script that stands in every document, as short as it can be. */
export default minified("inline.js", `${schemeScript};${lateSectionsScript};${starterScript}`);
