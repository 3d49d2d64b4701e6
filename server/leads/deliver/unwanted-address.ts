/**
 * Mailboxes of machines and roles: their owner did not write to us, and auto-responders cause loops.
 * https://www.rfc-editor.org/rfc/rfc2142 and https://www.rfc-editor.org/rfc/rfc3834#section-4
 */
const roles = new Set(
  "abuse admin administrator alert alerts amavis autoreply auto-reply autoresponder billing bounce bounces complaints daemon devnull do-not-reply donotreply ftp help helpdesk hostmaster list-request listserv mail-daemon mailer mailer-daemon majordomo marketing mdaemon news nobody no-reply noreply notification notifications null phish phishing postmaster registrar root sales security spam ssl-admin support sysadmin tickets unsubscribe usenet uucp webmaster www".split(
    " ",
  ),
);

/**
 * Why no automatic mail may go to an address; undefined where it may. Addresses such as info@ or office@ are allowed:
 * small companies write to us from them.
 *
 * @param own our own addresses.
 */
export function whyUnwanted(address: string, own: readonly string[]): string | undefined {
  const lower = address.toLowerCase();
  if (own.some((one) => one.toLowerCase() === lower)) return "It is an address of our own";
  const [local = ""] = lower.split("@");
  const role = local.replace(/\+.*$/s, "");
  const isMachine =
    roles.has(role) ||
    /^(?:bounces?|no-?reply|owner|mailer)[-_.=+]|[-_.](?:bounces?|no-?reply|owner|request)$/.test(
      role,
    );
  if (isMachine) return "It is the address of a machine or a role";
  // Forms of an address that was forwarded through another host.
  return /[%!]/.test(local) ? "It asks to be forwarded" : undefined;
}

/** The mailbox behind an address: anything after a plus, and dots at Gmail, make no difference. */
export function mailboxOf(address: string): string {
  const [local = "", domain = ""] = address.toLowerCase().split("@");
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  const name = local.replace(/\+.*$/s, "");
  return `${isGmail ? name.replaceAll(".", "") : name}@${isGmail ? "gmail.com" : domain}`;
}
