import { spinnerShape } from "#app/ui/spinner-shape.ts";
import { lightDark } from "#content/palette.ts";

const { radius, arc, marks } = spinnerShape;
const id = "page-spinner";

/** The spinner over a page that is about to change (docs/specification.md 2.1), which only the page's script can show. */
export default {
  markup: `<div id="${id}" role="status" hidden><svg aria-hidden="true" width="56" height="56" viewBox="0 0 40 40" fill="none" stroke-width="2"><circle cx="20" cy="20" r="${radius}"/><path d="${arc}" stroke-linecap="round"/><path d="${marks}"/></svg><p>Loading page</p></div>`,
  rules: [
    // Below the header, whose links may be pressed meanwhile.
    `#${id}:not([hidden]){position:fixed;inset:0;z-index:30;display:grid;place-items:center;background:color-mix(in oklab,${lightDark("background")} 80%,transparent)}`,
    `#${id} svg{stroke:${lightDark("accent")};animation:page-spinner 900ms linear infinite}`,
    `#${id} circle{stroke:${lightDark("line")}}`,
    `#${id} p{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`,
    "@keyframes page-spinner{to{rotate:1turn}}",
    `@media (prefers-reduced-motion:reduce){#${id} svg{animation:none}}`,
  ].join(""),
};
