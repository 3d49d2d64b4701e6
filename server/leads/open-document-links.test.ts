import { expect, test } from "vitest";
import { cvTypeOf } from "./cv-type.ts";
import { openDocumentParts, zipOf } from "./documents.fixture.ts";

const extensionOf = async (bytes: Uint8Array) => (await cvTypeOf(bytes))?.extension;

const openDocumentWith = (content: string, name = "content.xml") =>
  zipOf({ ...openDocumentParts, [name]: content });

test("an OpenDocument text with links, pictures and the path of its template is one", async () => {
  for (const content of [
    '<text:a xlink:href="https://ada.example">x</text:a><draw:a xlink:href="file:///x"/>',
    '<draw:image xlink:href="Pictures/1000.png" xlink:actuate="onLoad"/>',
    '<draw:object xlink:href="./Object 1"/><text:bookmark-ref xlink:href="#a|b"/>',
  ])
    expect(await extensionOf(openDocumentWith(content)), content).toBe(".odt");
  for (const path of [
    "../../../usr/share/cv.ott",
    "file:///C:/Users/Ada/cv.ott",
    "/home/ada/cv.ott",
    "",
  ])
    expect(
      await extensionOf(
        openDocumentWith(`<meta:template xlink:type="simple" xlink:href="${path}"/>`, "meta.xml"),
      ),
      path,
    ).toBe(".odt");
});

test.each<[string, string]>([
  ["a picture of another machine", '<draw:image xlink:href="file://evil/x.png"/>'],
  [
    "a picture behind a click",
    '<text:a xlink:href="#x"><draw:image xlink:href="//evil/x"/></text:a>',
  ],
  ["a picture by its second name", "<draw:image href='Pictures/1.png' xlink:href='//evil/x'/>"],
  ["a picture of the web", '<draw:image xlink:href="https://evil.example/x.png"/>'],
  ["a picture by a share", '<draw:image xlink:href="\\\\evil\\x.png"/>'],
  ["a picture without a scheme", "<draw:image xlink:href='//evil/x.png'/>"],
  ["a picture by numbers", '<draw:image xlink:href="&#104;ttps://evil.example"/>'],
  ["a picture behind a mark", '<draw:image xlink:href="%5c%5cevil/x.png"/>'],
  ["a picture above the document", '<draw:image xlink:href="a/../../x.png"/>'],
  ["a section of another file", '<text:section-source xlink:href="../evil.odt"/>'],
  ["a frame of the web", '<draw:floating-frame xlink:href=""/>'],
  ["a program of the web", "<draw:applet/>"],
  ["a plug-in", "<draw:plugin/>"],
  ["an object of another program", '<draw:object-ole xlink:href="./Object 1"/>'],
  ["a connection", '<text:dde-connection-decl office:dde-application="soffice"/>'],
  ["a template on another machine", '<meta:template xlink:href="file://evil/x.ott"/>'],
  ["a template on a share", '<meta:template xlink:href="//evil/x.ott"/>'],
  ["a template of the web", '<meta:template xlink:href="https://evil.example/x.ott"/>'],
  ["a page that is loaded again", '<meta:auto-reload xlink:href="https://evil.example"/>'],
])("an OpenDocument text with %s is no CV", async (_, content) => {
  for (const name of ["content.xml", "styles.xml", "meta.xml", "Object 1/content.xml"])
    expect(await extensionOf(openDocumentWith(content, name)), name).toBeUndefined();
});

test("nor is one whose list of parts hides the type of one", async () => {
  for (const entry of ["application/x-&#106;ava", "application/vnd.sun.star.oleobject"])
    expect(
      await extensionOf(
        openDocumentWith(`<x manifest:media-type="${entry}"/>`, "META-INF/manifest.xml"),
      ),
    ).toBeUndefined();
});
