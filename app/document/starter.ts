/**
 * The script that starts the page's scripts: when the browser is idle after loading, or at the first sign that
 * somebody wants something. Until then only this runs. Written as text because it stands in the document.
 *
 * A click on a button that only works with the page's scripts is kept and carried out once they run. Links, forms,
 * `<details>` and popovers need no help: the browser does them.
 */
export const entryScriptId = "app-entry";

/** Sent by the root component when the page has come alive. */
export const hydratedEvent = "app:hydrated";

const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "scroll", "focusin"];

export const starterScript = `(()=>{
let started=false,kept=null;
const signs=${JSON.stringify(signs)};
const start=()=>{
if(started)return;started=true;
for(const sign of signs)removeEventListener(sign,start,true);
const entry=document.getElementById("${entryScriptId}");
const script=document.createElement("script");
script.type="module";script.textContent=entry.textContent;
document.head.append(script);script.remove();
};
for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});
const keep=event=>{
const button=event.target instanceof Element&&event.target.closest("button[type=button]:not([popovertarget])");
if(button)kept=button;
};
addEventListener("click",keep,true);
addEventListener("${hydratedEvent}",()=>{
removeEventListener("click",keep,true);
if(kept?.isConnected){const button=kept;kept=null;button.click()}
},{once:true});
const idle=window.requestIdleCallback??(run=>setTimeout(run,200));
const rest=()=>idle(start,{timeout:3000});
if(document.readyState==="complete")rest();else addEventListener("load",rest,{once:true});
})()`;
