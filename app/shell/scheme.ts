/**
 * The colour scheme, as plain script in the head: a chosen scheme never flashes, and the switch answers before any
 * file of the site has arrived. A choice equal to the system's is forgotten, so that the page follows it again.
 */

const storageKey = "colour_scheme";

/** Marks the switch in the header. */
export const schemeSwitchAttribute = "data-scheme-switch";

// A browser may refuse storage: the choice then holds for the open page.
export const schemeScript = `(()=>{
const root=document.documentElement,key="${storageKey}",dark=matchMedia("(prefers-color-scheme: dark)");
const ofSystem=()=>dark.matches?"dark":"light";
const current=()=>root.dataset.scheme??ofSystem();
const label=()=>{for(const button of document.querySelectorAll("[${schemeSwitchAttribute}]"))button.ariaLabel=current()==="dark"?"Use light colours":"Use dark colours"};
try{const stored=localStorage.getItem(key);if(stored==="light"||stored==="dark")root.dataset.scheme=stored}catch{}
dark.addEventListener("change",label);
document.addEventListener("DOMContentLoaded",label);
document.addEventListener("click",event=>{
if(!(event.target instanceof Element)||!event.target.closest("[${schemeSwitchAttribute}]"))return;
const next=current()==="dark"?"light":"dark",same=next===ofSystem();
if(same)delete root.dataset.scheme;else root.dataset.scheme=next;
try{if(same)localStorage.removeItem(key);else localStorage.setItem(key,next)}catch{}
label();
});
})()`;
