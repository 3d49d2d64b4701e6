import { expect, test } from "vitest";
import { withShortIds } from "./short-ids.server.ts";

test("ids of React are numbered, wherever they are named", () => {
  expect(
    withShortIds(
      '<section aria-labelledby="_R_175_"><h2 id="_R_175_">Hours</h2></section><p id="_R_2n5_"></p><i aria-describedby="_R_2n5_ note"></i><a href="#_R_2n5_">Note</a>',
    ),
  ).toBe(
    '<section aria-labelledby="_0"><h2 id="_0">Hours</h2></section><p id="_1"></p><i aria-describedby="_1 note"></i><a href="#_1">Note</a>',
  );
});

test("ids in an island keep the form in which React makes them of its prefix", () => {
  expect(
    withShortIds('<site-island prefix="_R_2gn5_"><input id="__R_2gn5_R_1_"></site-island>'),
  ).toBe('<site-island prefix="_0"><input id="__0R_1_"></site-island>');
});

test("other ids and texts stay", () => {
  const html = '<p id="hours">_R_1_</p><input value="_R_1_"><a href="/search?q=_R_1_">x</a>';
  expect(withShortIds(html)).toBe(html);
  expect(withShortIds(`<i id="_R_1_"></i>${html}`)).toBe(`<i id="_0"></i>${html}`);
});
