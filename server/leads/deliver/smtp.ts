const minute = 60_000;

/** How long a mail may take, in milliseconds. */
export const mailTimeLimit = 20 * minute;

/**
 * A server that checks a mail for long may have taken it when we have stopped waiting, and gets it once more. The standard
 * asks for five minutes at the greeting and ten after the data: https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.2
 */
const timeLimits = {
  connectionTimeout: 2 * minute,
  greetingTimeout: 5 * minute,
  /** Without a byte from the server. */
  socketTimeout: 10 * minute,
};

/** Opens a mail server. Only a site that sends mail loads the mailer. */
export async function openMailServer(url: string) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    ...timeLimits,
    // Nothing in a message may make the mailer read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
