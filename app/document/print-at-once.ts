/**
 * An inline script for a page that is printed before its own script runs, as programs do that save a page as PDF the
 * moment it has loaded. The rules for paper and the drawings otherwise come after the first paint. The browser lays out
 * the sheets as soon as the event is over, so all of it is fetched synchronously. Drawings are fetched without their own
 * rules, which the content security policy would refuse in a document; the page's script draws them once more
 * (drawings/near.ts).
 *
 * The rules are the only sheet that the document's first `noscript` names (root.tsx).
 */
export const printScript = `addEventListener("beforeprint",()=>{
const request=new XMLHttpRequest();
const get=address=>(request.open("GET",address,false),request.send(),request);
const sheet=new CSSStyleSheet({media:"print"});
sheet.replaceSync(get(document.querySelector("noscript").textContent.match(/[^"]+css/)[0]).responseText);
document.adoptedStyleSheets.push(sheet);
for(const place of document.querySelectorAll("svg[data-drawing]"))
place.append(...get(place.dataset.drawing.replace(".svg","")).responseXML.documentElement.childNodes);
},{once:true});`;
