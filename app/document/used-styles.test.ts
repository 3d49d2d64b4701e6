import { expect, test } from "vitest";
import { occurrencesIn } from "./occurrences.server.ts";
import { withoutUnsetVariables } from "./settled-variables.server.ts";
import { indexStyles, usedStyles } from "./used-styles.server.ts";

const used = (sheet: string, html: string) => usedStyles(indexStyles(sheet), occurrencesIn(html));

test("a rule stays when its classes, ids and tags occur", () => {
  const sheet = ".a{color:red}.b{color:blue}#c{margin:0}table{border:0}.a .b{padding:0}";
  expect(used(sheet, '<p class="a" id="c">')).toBe(".a{color:red}#c{margin:0}");
  expect(used(sheet, '<table class="b a">')).toBe(
    ".a{color:red}.b{color:blue}table{border:0}.a .b{padding:0}",
  );
});

test("of a list of selectors those stay that can match", () => {
  expect(used("h1,h2,.x{margin:0}", "<h2>")).toBe("h2{margin:0}");
});

test("states of fields are left out of documents without fields, and rules without effect everywhere", () => {
  const sheet =
    ":-moz-ui-invalid{box-shadow:none}:-moz-focusring:where(:not(iframe)){outline:auto}html{font-feature-settings:initial;line-height:1.5}";
  expect(used(sheet, "<html><p>")).toBe("html{line-height:1.5}");
  expect(used(sheet, "<html><input>")).toBe(
    ":-moz-ui-invalid{box-shadow:none}html{line-height:1.5}",
  );
});

test("states and the arguments of :not() and :where() are ignored", () => {
  expect(used(".a:focus{color:red}", '<a class="a">')).toBe(".a:focus{color:red}");
  expect(used(".a:not(.gone){color:red}", '<a class="a">')).toBe(".a:not(.gone){color:red}");
  expect(used(".a:where(.dark *){color:red}", '<a class="a">')).toBe(
    ".a:where(.dark *){color:red}",
  );
});

test("transitions, and rules for what a visitor opens, come later", () => {
  const sheet =
    ".a{transition-property:color;transition-duration:1s}.a{color:red;transition-delay:1s}.a:is(:where(.b):has(:popover-open) *){top:0}.a[aria-expanded=true]{left:0}.a:is([open],:popover-open){right:0}";
  expect(used(sheet, '<p class="a b">')).toBe(
    ".a{color:red;transition-delay:1s}.a:is([open],:popover-open){right:0}",
  );
});

test("a variable that the sheet neither sets nor registers is resolved", () => {
  expect(
    withoutUnsetVariables(
      ":root{--ease:linear}@property --mine{syntax:'*';inherits:false}.a{transition-property:color, --unset, --mine;transition-timing-function:var(--other,var(--ease));gap:var(--mine,1px)}",
    ),
  ).toContain(
    ".a{transition-property:color,--mine;transition-timing-function:var(--ease);gap:var(--mine,1px)}",
  );
});

test("declarations that body repeats are removed from the root", () => {
  const sheet = "html{tab-size:4;font-family:Sans;line-height:1.5}body{font-family:Text}";
  expect(used(sheet, "<html><body>")).toBe(
    "html{tab-size:4;line-height:1.5}body{font-family:Text}",
  );
});

test("lines need not be called solid where all are", () => {
  const all = "*{border:0 solid}";
  const line = ".a{border-top-style:solid;border-top-width:1px}";
  const shown = (...others: string[]) =>
    used(all + line + others.join(""), '<html><p class="a b">').slice(all.length);
  expect(shown(".b{border-color:red}")).toBe(".a{border-top-width:1px}.b{border-color:red}");
  expect(shown(".b{border-style:solid}")).toBe(".a{border-top-width:1px}");
  for (const other of [".b{border-style:dashed}", ".b{border:0}", ".b{border-left:1px dotted}"])
    expect(shown(other)).toBe(line + other);
  expect(used(line, '<p class="a">')).toBe(line);
});

test("a window that is not wide enough is narrower", () => {
  expect(used("@media not all and (width>=64rem){.a{order:1}}", '<p class="a">')).toBe(
    "@media (width<64rem){.a{order:1}}",
  );
});

test("class names with signs are found as they are in a document", () => {
  expect(used(".sm\\:p-2\\.5{padding:1px}", '<p class="sm:p-2.5">')).toContain("padding:1px");
  expect(used(".\\[\\&_a\\]\\:p{padding:1px}", '<p class="[&amp;_a]:p">')).toContain("padding:1px");
});

test("quotes in a class name are found although React escapes them", () => {
  expect(used(".it\\'s{padding:1px}", '<p class="it&#x27;s">')).toContain("padding:1px");
});

test("a group without rules is removed, one with rules stays", () => {
  expect(
    used("@media print{.a{color:red}}@media (width>=1px){.b{color:red}}", '<p class="b">'),
  ).toBe("@media (width>=1px){.b{color:red}}");
});

test("variables stay where they are used, also by other variables", () => {
  const sheet = ":root{--one:1px;--two:var(--one);--three:3px}.a{margin:var(--two)}";
  expect(used(sheet, '<p class="a">')).toBe(
    ":root{--one:1px;--two:var(--one)}.a{margin:var(--two)}",
  );
});

test("key frames stay where an animation names them", () => {
  const sheet =
    "@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:turn 1s}";
  expect(used(sheet, '<p class="a">')).toBe(
    "@keyframes turn{to{rotate:1turn}}.a{animation:turn 1s}",
  );
});

test("rules for a part of a control stay where such a control is", () => {
  const sheet =
    "::file-selector-button{border:0}::-webkit-datetime-edit{padding:0}::placeholder{opacity:1}";
  expect(used(sheet, "<p>")).toBe("");
  expect(used(sheet, '<input type="file">')).toBe("::file-selector-button{border:0}");
  expect(used(sheet, '<input type="text" placeholder="Name">')).toBe("::placeholder{opacity:1}");
});

test("rules for browsers that the site is not built for go", () => {
  expect(used("@layer properties{*{--x:0}}.a{color:red}", '<p class="a">')).toBe(".a{color:red}");
});

test("a registered variable that no rule sets is settled, and one that a rule sets stays", () => {
  const sheet =
    '.a{border-style:var(--line);gap:var(--gap,calc(1px + 2px))}.b{--line:dashed;--gap:0}@property --line{syntax:"*";inherits:false;initial-value:solid}@property --gap{syntax:"*";inherits:false}';
  expect(used(sheet, '<p class="a">')).toBe(".a{border-style:solid;gap:calc(1px + 2px)}");
  expect(used(sheet, '<p class="a b">')).toBe(sheet);
});

test("a colour for browsers that cannot mix colours is removed", () => {
  const mixed = ".a{color:color-mix(in oklab,red 50%,blue)}";
  const sheet = `.a{color:purple}@supports (color:color-mix(in lab, red, red)){${mixed}}`;
  expect(used(sheet, '<p class="a">')).toBe(mixed);
});

test("remains of unset variables and selectors of shadow trees are removed", () => {
  const sheet =
    ':root,:host{--ink:red}html,:host{tab-size:4}.a{box-shadow:var(--ring),var(--shadow);color:var(--ink)}@property --ring{syntax:"*";inherits:false;initial-value:0 0 #0000}.a{--shadow:0 1px red}';
  expect(used(sheet, '<html class="a">')).toBe(
    ":root{--ink:red}html{tab-size:4}.a{box-shadow:var(--shadow);color:var(--ink);--shadow:0 1px red}",
  );
});
