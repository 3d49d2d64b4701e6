import { minifySync } from "rolldown/utils";
import { lateSectionsScript } from "#app/document/late-sections.ts";
import { printScript } from "#app/document/print-at-once.ts";
import { starterScript } from "#app/document/starter.ts";
import { schemeScript } from "./scheme.ts";

const minified = (name: string, script: string): string => minifySync(name, script).code;

/** The inline script of every document, minified. */
export default minified(
  "inline.js",
  `${schemeScript};${lateSectionsScript};${printScript};${starterScript}`,
);
