/**
 * Globals that every supported browser has, and ones that none has. React checks for each and has a fallback; resolving
 * the checks while bundling removes the fallbacks: 0.6 kB of each page with an island. The connection to React's
 * developer tools is one of them.
 */
const present = {
  object: ["window", "document", "performance"],
  function: [
    "setTimeout",
    "clearTimeout",
    "reportError",
    "queueMicrotask",
    "MessageChannel",
    "WeakMap",
    "WeakSet",
  ],
};
const absent = ["process", "setImmediate", "__REACT_DEVTOOLS_GLOBAL_HOOK__"];

const asTypes = (names: readonly string[], type: string) =>
  names.map((name) => [`typeof ${name}`, `'${type}'`]);

/** Replacements for the bundler, such as `typeof window` by `'object'`. */
export const browserGlobals: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(present).flatMap(([type, names]) => asTypes(names, type)),
  ...asTypes(absent, "undefined"),
]);
