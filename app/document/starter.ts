import { drawingPartId, firstDrawing } from "../drawings/first-drawing.ts";
import { runtimeId } from "./ids.ts";

/**
 * The script that fetches the page's script: when the browser is idle after loading and the first paint (a page in the
 * background has none), or at the first sign that somebody wants something. Until then only this runs. Written as text because it stands in the document.
 *
 * A large drawing of the first screen is fetched after the first paint, as a part of the document: it has the page's fonts
 * and scheme, and takes its place without any other script.
 *
 * A click on a button that only works with the page's script is repeated once that runs. Links, forms, `<details>` and
 * popovers need no help: the browser does them.
 */
export const aliveEvent = "site:alive";

/** A paint is reported when it is made, and seen when the screen has it: milliseconds. */
const afterPaint = 200;

/** A pointer that lies still where the page opens is reported as a move too, and is no sign. */
const signs = "pointermove pointerdown touchstart keydown scroll focusin";

export const starterScript = `(()=>{
let started,clicked;
const start=()=>{started??=import(document.getElementById("${runtimeId}").content)};
const onSign=event=>{if(event.type!=="pointermove"||event.movementX||event.movementY)start()};
for(const sign of "${signs}".split(" "))addEventListener(sign,onSign,{capture:true,passive:true});
const remember=({target})=>{clicked=target.closest?.("button[type=button]:not([popovertarget],[data-scheme-switch])")??clicked};
addEventListener("click",remember,true);
addEventListener("${aliveEvent}",()=>{
removeEventListener("click",remember,true);
if(clicked?.isConnected)clicked.click();
},{once:true});
const whenIdle=()=>(window.requestIdleCallback??setTimeout)(start,{timeout:3000});
const afterLoad=delay=>{
const wait=()=>setTimeout(whenIdle,delay);
if(document.readyState==="complete")wait();else addEventListener("load",wait);
};
afterLoad(3000);
new PerformanceObserver((list,observer)=>{
if(!list.getEntriesByName("first-contentful-paint").length)return;
observer.disconnect();
afterLoad(${afterPaint});
for(const place of document.querySelectorAll("[${firstDrawing}]"))if(place.getClientRects().length){
const use=document.createElementNS(place.namespaceURI,"use");
use.setAttribute("href",place.dataset.drawing+"#${drawingPartId}");
place.append(use);
}
}).observe({type:"paint",buffered:true});
})()`;
