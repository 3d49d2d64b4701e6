/**
 * The colour scheme, as plain script in the head: a chosen scheme never flashes, and the switch answers before any
 * file of the site has arrived. A choice equal to the system's is forgotten, so that the page follows it again.
 */

const storageKey = "colour_scheme";

/** Marks the switch in the header. */
export const schemeSwitchAttribute = "data-scheme-switch";

// A browser may refuse storage: the choice then holds for the open page.
export const schemeScript = `(()=>{
const data=document.documentElement.dataset,key="${storageKey}",dark=matchMedia("(prefers-color-scheme: dark)");
const ofSystem=()=>dark.matches?"dark":"light";
const other=()=>(data.scheme??ofSystem())==="dark"?"light":"dark";
const label=()=>{for(const button of document.querySelectorAll("[${schemeSwitchAttribute}]"))button.ariaLabel="Use "+other()+" colours"};
try{const stored=localStorage.getItem(key);if(/^(light|dark)$/.test(stored))data.scheme=stored}catch{}
dark.addEventListener("change",label);
addEventListener("DOMContentLoaded",label);
addEventListener("click",({target})=>{
if(!target.closest?.("[${schemeSwitchAttribute}]"))return;
const next=other(),same=next===ofSystem();
if(same)delete data.scheme;else data.scheme=next;
try{if(same)localStorage.removeItem(key);else localStorage.setItem(key,next)}catch{}
label();
});
})()`;
