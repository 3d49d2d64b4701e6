import { expect, test } from "vitest";
import { classesOfLaterRules, laterRules } from "./later-rules.server.ts";
import { occurrencesIn } from "./occurrences.server.ts";
import { indexStyles, usedStyles } from "./used-styles.server.ts";

const used = (sheet: string, html: string) => usedStyles(indexStyles(sheet), occurrencesIn(html));
const later = (sheet: string) => laterRules(indexStyles(sheet), (name) => [name]);

test("hover rules are in a sheet for all pages, under every name of a class", () => {
  const sheet =
    ":root{--edge:1px}a:hover{color:blue}.a{color:red}@media (hover:hover){.a:hover{color:blue}}.b:is(:where(.group):active *){margin:var(--edge)}.\\:hover{margin:0}";
  const index = indexStyles(sheet);
  expect(used(sheet, '<p class="group"><a class="a b :hover">')).toBe(
    "a:hover{color:blue}.a{color:red}.\\:hover{margin:0}",
  );
  expect(laterRules(index, (name) => [name, `${name}2`])).toBe(
    "@media (hover:hover){.a:hover,.a2:hover{color:blue}}.b:is(:where(.group):active *),.b:is(:where(.group2):active *),.b2:is(:where(.group):active *),.b2:is(:where(.group2):active *){margin:1px}",
  );
  expect([...classesOfLaterRules(index)]).toEqual(["a", "b", "group"]);
});

test("rules for disabled controls and finishing touches are in that sheet too", () => {
  const sheet =
    "@media (forced-colors:active){:root{color-scheme:light}.a{color:canvastext}}.a:disabled{color:gray}.a:after{left:0}@media (width>=64rem){.a{order:1}.a:after{left:1px}}";
  expect(used(sheet, '<html><p class="a">')).toBe(
    "@media (forced-colors:active){:root{color-scheme:light}}.a:after{left:0}@media (width>=64rem){.a{order:1}}",
  );
  expect(laterRules(indexStyles(sheet), (name) => [name])).toBe(
    "@media (forced-colors:active){.a{color:canvastext}}.a:disabled{color:gray}@media (width>=64rem){.a:after{left:1px}}",
  );
});

test("it declares no face and no variable of the page: values are in the rules", () => {
  const sheet =
    '@font-face{font-family:Sans;src:local(Arial)}:root{--ink:light-dark(black,white);--soft:color-mix(in oklab,var(--ink) 50%,transparent)}.a:hover{color:var(--soft)}.b:hover{--line:dashed;border-style:var(--line)}.c:active{border-style:var(--line)}@property --line{syntax:"*";inherits:false;initial-value:solid}';
  expect(later(sheet)).toBe(
    ".a:hover{color:color-mix(in oklab,light-dark(black,white) 50%,transparent)}.b:hover{--line:dashed;border-style:var(--line,solid)}.c:active{border-style:var(--line,solid)}",
  );
});

test("a variable that a rule changes for some elements stays one", () => {
  expect(later(":root{--edge:1px}.wide{--edge:2px}.a:hover{margin:var(--edge)}")).toBe(
    ".a:hover{margin:var(--edge)}",
  );
});

test("how something appears that a visitor opens, and the header of very low windows, are in that sheet too", () => {
  const sheet =
    "@media (height<=22rem){:root{scroll-padding:0}.a{position:absolute}}.a{transition:opacity 1s}@starting-style{.a:is([open],:popover-open){opacity:0}}.b[open]{rotate:45deg}";
  expect(used(sheet, '<html><p class="a b">')).toBe(
    "@media (height<=22rem){:root{scroll-padding:0}}.b[open]{rotate:45deg}",
  );
  expect(later(sheet)).toBe(
    "@media (height<=22rem){.a{position:absolute}}.a{transition:opacity 1s}@starting-style{.a:is([open],:popover-open){opacity:0}}",
  );
});

test("rules that stop motion are in that sheet, and in a document with motion", () => {
  const still =
    "@media (prefers-reduced-motion:reduce){*,:before{animation-duration:1ms!important}}";
  const moving = ".a{animation:turn 1s}";
  expect(used(still + moving, '<p class="b">')).toBe("");
  expect(used(still + moving, '<p class="a">')).toBe(still + moving);
  expect(later(still + moving)).toBe(still);
});
