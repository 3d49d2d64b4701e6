import { paths } from "#content/paths.ts";

/**
 * The only place in the browser where text becomes markup or the address of a script. The content security policy
 * requires trusted types and allows the policy of this name once, so no other code can create them, including
 * injected code. https://www.w3.org/TR/trusted-types/
 */

/** Name of the policy, as in the content security policy (server/http/content-policy.ts). */
const policyName = "site";

type Rules = { createHTML(text: string): string; createScriptURL(address: string): string };

declare global {
  /** Undefined in browsers without trusted types. The results are typed as the strings that they replace. */
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

/** Parses markup into a separate document. Its scripts do not run, even when its parts are moved into the page. */
export const parseMarkup = (markup: string, type: "text/html" | "image/svg+xml"): Document =>
  new DOMParser().parseFromString(policy.createHTML(markup), type);

export const serviceWorkerAddress = (): string => policy.createScriptURL(paths.serviceWorker);
