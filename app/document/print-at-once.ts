import { company } from "#content/company.ts";

/**
 * An inline script for a page that is printed before its own script runs, as programs do that save a page as PDF the
 * moment it has loaded. The rules for paper and the drawings otherwise come after the first paint. The browser lays out
 * the sheets as soon as the event is over, so all of it is fetched synchronously. Drawings are fetched without their own
 * rules, which the content security policy would refuse in a document; the page's script draws them once more
 * (drawings/near.ts).
 *
 * The rules are the only sheet that the document's first `noscript` names (root.tsx). The foot of each sheet says whose
 * page it is, where and when it was printed: an address has no quotation marks, which could end the string. A picture keeps the file that is loaded: paper has another width, for which
 * the browser would choose one that it does not have.
 */
export const printScript = `addEventListener("beforeprint",()=>{
const request=new XMLHttpRequest();
const get=address=>(request.open("GET",address,false),request.send(),request);
const sheet=new CSSStyleSheet({media:"print"});
sheet.replaceSync(get(document.querySelector("noscript").textContent.match(/[^"]+css/)[0]).responseText+'@page{@bottom-left{content:"${company.name} · '+document.URL+' · '+new Date().toUTCString().slice(5,16)+'"}}');
document.adoptedStyleSheets.push(sheet);
for(const image of document.images)image.srcset=image.currentSrc;
for(const place of document.querySelectorAll("svg[data-drawing]"))
place.append(...get(place.dataset.drawing.replace(".svg","")).responseXML.documentElement.childNodes);
},{once:true});`;
