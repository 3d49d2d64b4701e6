/**
 * References of an OpenDocument text. Those that wait for a click may lead anywhere; all others are fetched as the
 * document opens, which shows whoever sent it when and where that is, and on Windows a hash of the reader's password.
 * https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part3-schema/ 19.918
 */

const reference = /\bhref\s*=\s*(?=["'])/;
/** Elements that run or connect by themselves. */
const active =
  /^(?:[\w.-]+:)?(?:plugin|applet|floating-frame|object-ole|dde-[\w-]+|event-listener|script)(?![\w-])/i;
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
  xml.split("<").some((element) => active.test(element) || fetches(element));

function fetches(element: string): boolean {
  const [, ...rests] = element.split(reference);
  if (rests.length === 0 || waitsForClick.test(element)) return false;
  const isHarmless = template.test(element) ? isOnOneMachine : isWithin;
  return !rests.every((rest) => isHarmless(rest.slice(1, rest.indexOf(rest.charAt(0), 1))));
}
