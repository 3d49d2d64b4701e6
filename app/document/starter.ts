import { runtimeId } from "./ids.ts";

/**
 * The script that fetches the page's script: when the browser is idle after loading, or at the first sign that
 * somebody wants something. Until then only this runs. Written as text because it stands in the document.
 *
 * A click on a button that only works with the page's script is repeated once that runs. Links, forms, `<details>` and
 * popovers need no help: the browser does them.
 */
export const aliveEvent = "site:alive";

const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "scroll", "focusin"];

export const starterScript = `(()=>{
let started=false,clicked=null;
const signs=${JSON.stringify(signs)};
const start=()=>{
if(started)return;started=true;
for(const sign of signs)removeEventListener(sign,start,true);
import(document.getElementById("${runtimeId}").content);
};
for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});
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
const rest=()=>idle(start,{timeout:3000});
if(document.readyState==="complete")rest();else addEventListener("load",rest,{once:true});
})()`;
