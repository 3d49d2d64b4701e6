import { hasMoreThan } from "./has-more-than.ts";

/**
 * References of an OpenDocument text. Those that wait for a click may lead anywhere; all others are fetched as the
 * document opens, which shows whoever sent it when and where that is, and on Windows a hash of the reader's password.
 * https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part3-schema/ 19.918
 */

const reference = /\bhref\s*=\s*(?=["'])/;
const mostReferences = 10_000;
/** Elements that run or connect by themselves. */
const active =
  /<(?:[\w.-]+:)?(?:plugin|applet|floating-frame|object-ole|dde-[\w-]+|event-listener|script)(?![\w-])/i;
const waitsForClick = /^(?:[\w.-]+:)?a(?![\w-])/;
const template = /^(?:[\w.-]+:)?template(?![\w-])/;

/** Below the document's own folder, or a place on the page. No letter of an address may be written by its number. */
const isWithin = (address: string): boolean =>
  /^(?:|#[^&]*|(?:\.\/)?[^:/\\&%.][^:\\&%]*)$/.test(address) && !address.split("/").includes("..");

/** Where the writer's own template lay: a path of one machine, and no host. */
const isOnOneMachine = (address: string): boolean =>
  !/[\\&%]/.test(address) && /^(?:file:\/\/\/(?!\/)|\/(?!\/)|(?![/:])[^:]*$)/i.test(address);

/** Whether a part of an OpenDocument text fetches, runs or connects by itself. */
export const actsByItself = (xml: string): boolean =>
  xml.includes("<!ENTITY") ||
  active.test(xml) ||
  hasMoreThan(mostReferences, "href", xml) ||
  fetches(xml);

function fetches(xml: string): boolean {
  const [first = "", ...rests] = xml.split(reference);
  let element = first;
  return rests.some((rest) => {
    // A second reference of one element is behind no other sign that begins one.
    element = element.slice(element.lastIndexOf("<") + 1);
    const isHarmless = template.test(element) ? isOnOneMachine : isWithin;
    const address = rest.slice(1, rest.indexOf(rest.charAt(0), 1));
    const isFetched = !waitsForClick.test(element) && !isHarmless(address);
    if (rest.includes("<")) element = rest;
    return isFetched;
  });
}
