import { drawingPartId } from "../drawings/first-drawing.ts";

/**
 * An inline script for a page that is printed before its own script runs, as programs do that save a page as PDF the
 * moment it has loaded. The rules for paper and the drawings otherwise come after the first paint. The browser lays out
 * the sheets as soon as the event is over, so all of it is fetched synchronously. The page's script draws the same
 * once more (drawings/near.ts), from the cache.
 *
 * The rules are the only sheet that the document's first `noscript` names (root.tsx).
 */
export const printScript = `addEventListener("beforeprint",()=>{
const read=address=>{
const request=new XMLHttpRequest();
request.open("GET",address,false);
request.send();
return request;
};
const sheet=new CSSStyleSheet({media:"print"});
sheet.replaceSync(read(document.querySelector("noscript").textContent.match(/[^"]+css/)[0]).responseText);
document.adoptedStyleSheets.push(sheet);
for(const place of document.querySelectorAll("svg[data-drawing]"))
place.replaceChildren(...read(place.dataset.drawing).responseXML.getElementById("${drawingPartId}").childNodes);
},{once:true});`;
