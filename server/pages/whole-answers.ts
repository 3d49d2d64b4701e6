import type { IncomingMessage, ServerResponse } from "node:http";
import type { CommonHeaders } from "#server/http/request-entry.ts";

/**
 * Answers that are sent often, as the bytes that go over the wire: head and body in one piece. Node builds and checks a
 * head for each answer and writes head and body separately, which takes longer than everything else we do for a cached
 * page.
 */

export type EncodedVariant = { body: Buffer; headers: Record<string, string> };

/** Larger bodies are not worth a copy, in bytes. */
const largest = 128 * 1024;

/** The bytes sent in this second, by answer and common headers; their date changes with the second. */
const prepared = new Map<EncodedVariant, Map<CommonHeaders, Whole>>();
let second = 0;
let date = "";

type Whole = { head: string; bytes: Buffer };

/**
 * Two fields of Node's that say whether the head was sent. Subclasses may set them, and always could, but the types do
 * not show them. https://github.com/nodejs/node/blob/main/lib/_http_outgoing.js
 */
type Outgoing = ServerResponse & { _header: string | null; _headerSent: boolean };

/**
 * Sends a ready answer, unless the request needs another form of it.
 *
 * @param common headers that every answer has.
 * @returns whether it did; otherwise Node has to write it.
 */
export function sendWhole(
  variant: EncodedVariant,
  request: IncomingMessage,
  response: ServerResponse,
  common: CommonHeaders,
): boolean {
  const { socket } = response;
  // On a connection with several pipelined requests, an answer has no socket until its turn.
  if (
    socket === null ||
    request.method !== "GET" ||
    request.httpVersion !== "1.1" ||
    !response.shouldKeepAlive ||
    variant.body.length > largest
  )
    return false;
  const { head, bytes } = wholeOf(variant, common);
  socket.write(bytes);
  const outgoing = response as Outgoing;
  outgoing._header = head;
  outgoing._headerSent = true;
  response.end();
  return true;
}

function wholeOf(variant: EncodedVariant, common: CommonHeaders): Whole {
  const now = Date.now();
  if (now - second >= 1000 || now < second) {
    second = now - (now % 1000);
    date = new Date(second).toUTCString();
    prepared.clear();
  }
  let forms = prepared.get(variant);
  if (!forms) {
    forms = new Map();
    prepared.set(variant, forms);
  }
  const known = forms.get(common);
  if (known) return known;
  const lines = Object.entries({ ...common, ...variant.headers, Date: date });
  const head = `HTTP/1.1 200 OK\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
  const whole = { head, bytes: Buffer.concat([Buffer.from(head, "latin1"), variant.body]) };
  forms.set(common, whole);
  return whole;
}
