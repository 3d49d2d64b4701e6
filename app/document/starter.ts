import { runtimeId } from "./ids.ts";

/**
 * The script that fetches the page's script: when the browser is idle after loading and the first paint (a page in the
 * background has none), or at the first sign that somebody wants something. Until then only this runs. Written as text because it stands in the document.
 *
 * A click on a button that only works with the page's script is repeated once that runs. Links, forms, `<details>` and
 * popovers need no help: the browser does them.
 */
export const aliveEvent = "site:alive";

/** A paint is reported when it is made, and seen when the screen has it: milliseconds. */
const afterPaint = 200;

/** A pointer that lies still where the page opens is reported as a move too, and is no sign. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll", "focusin"];

export const starterScript = `(()=>{
let started=false,clicked=null;
const signs=${JSON.stringify(signs)};
const start=()=>{
if(started)return;started=true;
for(const sign of signs)removeEventListener(sign,onSign,true);
import(document.getElementById("${runtimeId}").content);
};
const onSign=event=>{if(event.type!=="pointermove"||event.movementX||event.movementY)start()};
for(const sign of signs)addEventListener(sign,onSign,{capture:true,passive:true});
const remember=event=>{
const button=event.target instanceof Element&&event.target.closest("button[type=button]:not([popovertarget],[data-scheme-switch])");
if(button)clicked=button;
};
addEventListener("click",remember,true);
addEventListener("${aliveEvent}",()=>{
removeEventListener("click",remember,true);
if(clicked?.isConnected){const button=clicked;clicked=null;button.click()}
},{once:true});
const idle=window.requestIdleCallback??(run=>setTimeout(run,200));
const whenIdle=()=>idle(start,{timeout:3000});
const rest=()=>{
new PerformanceObserver((list,observer)=>{
if(list.getEntriesByName("first-contentful-paint").length){observer.disconnect();setTimeout(whenIdle,${afterPaint})}
}).observe({type:"paint",buffered:true});
setTimeout(whenIdle,3000);
};
if(document.readyState==="complete")rest();else addEventListener("load",rest,{once:true});
})()`;
