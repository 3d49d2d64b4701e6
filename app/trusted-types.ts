import { paths } from "#content/paths.ts";

/**
 * The one place in the browser where text becomes markup, or the address of a script: the content policy requires
 * trusted types and allows the policy of this name once, so nothing else can make any, injected code included.
 * https://www.w3.org/TR/trusted-types/
 */

/** As the content policy names it (server/http/content-policy.ts). */
const policyName = "site";

type Rules = { createHTML(text: string): string; createScriptURL(address: string): string };

declare global {
  /** Browsers that enforce nothing do without. What it makes is typed as the strings for which it stands. */
  var trustedTypes: { createPolicy(name: string, rules: Rules): Rules } | undefined;
}

const rules: Rules = {
  createHTML: (text) => text,
  createScriptURL(address) {
    if (address !== paths.serviceWorker) throw new TypeError(`${address} is no script of ours.`);
    return address;
  },
};

const policy = globalThis.trustedTypes?.createPolicy(policyName, rules) ?? rules;

/** A document of its own: no script in it runs, and none does when its parts are put into the page. */
export const parseMarkup = (markup: string, type: "text/html" | "image/svg+xml"): Document =>
  new DOMParser().parseFromString(policy.createHTML(markup), type);

export const serviceWorkerAddress = (): string => policy.createScriptURL(paths.serviceWorker);
