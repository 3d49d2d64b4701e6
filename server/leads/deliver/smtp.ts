const minute = 60_000;

/** Time limits of a mail, in milliseconds. */
export const mailTimeLimit = 20 * minute;

/**
 * A server that inspects a mail for long may accept it after this limit, and receives it again. The standard asks for
 * five minutes at the greeting and ten after the data: https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.2
 */
const timeLimits = {
  connectionTimeout: 2 * minute,
  greetingTimeout: 5 * minute,
  /** Longest silence of the server. */
  socketTimeout: 10 * minute,
};

/** Opens a connection pool to the mail server. The mailer is loaded only where mail is configured. */
export async function openMailServer(url: string) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    ...timeLimits,
    // Keeps message content from making the mailer read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
