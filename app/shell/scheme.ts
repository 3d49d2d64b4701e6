/**
 * Applies the colour scheme with an inline script in the head, so that a chosen scheme causes no flash and the switch
 * works before any file of the site has arrived. A choice equal to the system's is removed, so that the page follows
 * the system again.
 */

const storageKey = "colour_scheme";

/** Attribute that marks the switch in the header. */
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
