import { drawingPartId, firstDrawing } from "../drawings/first-drawing.ts";
import { aliveEvent } from "./alive-event.ts";
import { runtimeSelector } from "./ids.ts";

/**
 * The inline script that imports the page's script: when the browser is idle after loading and the first paint (a
 * page in the background has none), or at the visitor's first action. Nothing else runs until then. It is written as
 * text because it is inlined in the document.
 *
 * It also loads the first screen's large drawing after the first paint, as part of the document, so that the drawing
 * has the page's fonts and colour scheme without any other script.
 *
 * It repeats a click on a button that works only with the page's script once that runs. Links, forms, `<details>` and
 * popovers work without a script.
 */

/** Delay between the report of a paint and its appearance on the screen, in milliseconds. */
const afterPaint = 200;

/** Delay before an action of the visitor tries again what could not be fetched, in milliseconds. */
const retryAfter = 2000;

/**
 * Events that count as the visitor's first action. A pointer resting where the page opens also fires a move, which is
 * ignored.
 */
const signs = "pointermove pointerdown touchstart keydown scroll focusin";

export const starterScript = `(()=>{
let started,clicked;
const start=()=>started||=import(document.querySelector("${runtimeSelector}").content).catch(error=>{setTimeout(()=>started=0,${retryAfter});throw error});
const loaded=new Promise(resolve=>addEventListener("load",resolve));
const startAfter=delay=>loaded.then(()=>setTimeout(()=>(window.requestIdleCallback??setTimeout)(start,{timeout:3000}),delay));
for(const sign of "${signs}".split(" "))addEventListener(sign,event=>{if(sign!=="pointermove"||event.movementX||event.movementY)start()},{capture:true,passive:true});
addEventListener("click",({target})=>{clicked=target.closest?.("button[type=button]:not([popovertarget],[data-scheme-switch])")??clicked},true);
addEventListener("${aliveEvent}",()=>{if(clicked?.isConnected)clicked.click()});
startAfter(3000);
new PerformanceObserver((list,observer)=>{
if(!list.getEntriesByName("first-contentful-paint").length)return;
observer.disconnect();
startAfter(${afterPaint});
for(const place of document.querySelectorAll("[${firstDrawing}]"))if(place.getClientRects().length){
const use=document.createElementNS(place.namespaceURI,"use");
use.setAttribute("href",place.dataset.drawing+"#${drawingPartId}");
place.append(use);
}
}).observe({type:"paint"});
})()`;
