import { expect, test } from "vitest";
import { terseMarkup } from "./terse-markup.server.ts";

test("empty attributes have no value", () => {
  expect(terseMarkup('<div data-slide="" hidden="" id="a"></div>')).toBe(
    '<div data-slide hidden id="a"></div>',
  );
});

test("JSON is in single quotes, with its apostrophes as entities", () => {
  expect(
    terseMarkup('<i props="{&quot;a&quot;:&quot;it&#x27;s &amp;&quot;}" b="&quot;"></i>'),
  ).toBe(`<i props='{"a":"it&#x27;s &amp;"}' b="&quot;"></i>`);
});

test("shapes are closed by a slash, elements that never have content by nothing", () => {
  expect(
    terseMarkup('<img alt="" src="/x.png"/><svg><path d="M0 0"></path><g></g></svg><br/>'),
  ).toBe('<img alt src="/x.png"><svg><path d="M0 0"/><g></g></svg><br>');
});

test.each([
  '<script>let a=""</script><style>a{content:""}</style>',
  '<script type="application/ld+json">{"text":"<br/> a=\\"\\""}</script>',
  "<p>x=&quot;&quot; &lt;br/&gt; ={&quot;a&quot;}</p>",
  '<a href="/?a=1&amp;b="><p>a</p></a>',
])("%s stays as it is", (html) => {
  expect(terseMarkup(html)).toBe(html);
});
