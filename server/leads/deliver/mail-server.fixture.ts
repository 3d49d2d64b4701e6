import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** A mail server that records what it takes. */
export async function mailServer(
  options: { refuse?: string; unknown?: Set<string>; busy?: boolean } = {},
) {
  const mails: { to: string[]; from: string; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      if (options.busy) return done(Object.assign(new Error("Try later"), { responseCode: 451 }));
      done(options.unknown?.has(address) ? new Error("No such mailbox") : undefined);
    },
    onData(stream, session, done) {
      let raw = "";
      stream.on("data", (part) => {
        raw += part;
      });
      stream.on("end", () => {
        if (options.refuse) return done(new Error(options.refuse));
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          raw,
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map((recipient) => recipient.address),
        });
        done();
      });
    },
  });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  onTestFinished(() => void server.close());
  return { mails, smtpUrl: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}` };
}

/** A mail's text as people read it. */
export const decoded = (raw: string) =>
  raw
    .replace(/=\r\n/g, "")
    .replace(/(=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll("=", ""), "hex").toString(),
    );
