/**
 * An inline script for a page that is printed before its own script runs, as programs do that save a page as PDF the
 * moment it has loaded. The rules for paper otherwise come after the first paint. The browser lays out the sheets as soon
 * as the event is over, so they are fetched synchronously.
 *
 * They are the only sheet that the document's first `noscript` names (root.tsx).
 */
export const printScript = `addEventListener("beforeprint",()=>{
const request=new XMLHttpRequest();
request.open("GET",document.querySelector("noscript").textContent.match(/[^"]+css/)[0],false);
request.send();
const sheet=new CSSStyleSheet({media:"print"});
sheet.replaceSync(request.responseText);
document.adoptedStyleSheets.push(sheet);
},{once:true});`;
