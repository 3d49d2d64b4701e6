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
const data=document.documentElement.dataset,key="${storageKey}",dark=matchMedia("(prefers-color-scheme:dark)");
const named=isDark=>isDark?"dark":"light";
const other=()=>named((data.scheme??named(dark.matches))!=="dark");
try{data.scheme=/^(?:light|dark)$/.exec(localStorage[key])[0]}catch{}
addEventListener("click",({target})=>{
if(!target.closest?.("[${schemeSwitchAttribute}]"))return;
const next=data.scheme=other();
if(next===named(dark.matches))delete data.scheme;
try{if(data.scheme)localStorage[key]=next;else localStorage.removeItem(key)}catch{}
});
})()`;
