import { expect, test } from "vitest";
import { drawingFile, withDrawingsApart } from "./apart.server.ts";

const line = `<path d="${"M0 0H480".repeat(150)}" class="stroke-text"></path>`;
const drawing = (label: string, shown = "", content = line) =>
  `<svg viewBox="0 0 480 256" role="img" aria-label="${label}" fill="none" class="h-auto ${shown}">${content}</svg>`;
const page = (first: string, below = "") =>
  `<html><head></head><body><main>${first}<h2>Below</h2>${below}</main></body></html>`;
const apart = (html: string) =>
  withDrawingsApart(html, "/a page", (markup) => ({ markup, rules: ".stroke-text{stroke:red}" }));
const addressesIn = (html: string) =>
  [...html.matchAll(/(?:data-drawing|srcset)="([^"]+)"/g)].map(([, address = ""]) => address);
const fileOf = (address = "") => drawingFile(address.replace(/^\/drawings\/|\?.*$/g, ""));

test("a drawing becomes a self-contained file, and leaves a place with its label", () => {
  const html = apart(page("", drawing("A line")));
  const [address] = addressesIn(html);
  expect(html).not.toContain("<path");
  expect(html).toMatch(/<svg viewBox="0 0 480 256" role="img" aria-label="A line"[^>]+><\/svg>/);
  expect(html).toContain(`<noscript><img src="${address}" alt="A line" width="480" height="256"`);
  expect(fileOf(address)).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 256" fill="none"><style><![CDATA[.stroke-text{stroke:red}]]></style>${line}</svg>`,
  );
});

test("a drawing's file is also there without its own rules, which a page has", () => {
  const [address] = addressesIn(apart(page("", drawing("A line"))));
  expect(fileOf(address?.replace(".svg", ""))).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 256" fill="none">${line}</svg>`,
  );
});

test("the same drawing is the same file, another one is another", () => {
  const [one, two] = addressesIn(apart(page("", drawing("A line") + drawing("A line"))));
  const [other] = addressesIn(apart(page("", drawing("A line", "", line.replace("480", "481")))));
  expect(one).toBe(two);
  expect(other).not.toBe(one);
});

test("in the first screen a drawing stays that phones show", () => {
  for (const html of [
    page(drawing("A")),
    page(drawing("A", "lg:hidden")),
    page(`<div class="block md:hidden">${drawing("A")}</div>`),
  ])
    expect(apart(html)).toBe(html);
});

test("a large one of the first screen is fetched right after the first paint, by a part of its file", () => {
  const large = line.repeat(4);
  const html = apart(page(drawing("A", "lg:hidden", large)));
  const [address] = addressesIn(html);
  expect(html).toContain(`lg:hidden" data-drawing="${address}" data-first></svg><noscript><svg`);
  expect(fileOf(address)).toContain(`<g id="d">${large}</g></svg>`);
  const shaded = page(drawing("A", "", `${large}<path fill="url(#shade)"></path>`));
  expect(apart(shaded)).toBe(shaded);
  const chosen = page(
    drawing("A", "", `${large}<g class="hidden group-has-[#twenty:checked]/looks:block"></g>`),
  );
  expect(apart(chosen)).toBe(chosen);
});

test.each([
  [drawing("A", "hidden lg:block"), "(width>=64rem)"],
  [drawing("A", "hidden md:block lg:hidden"), "(width>=48rem) and (width<64rem)"],
  [drawing("A", "max-sm:hidden xl:hidden"), "(width>=40rem) and (width<80rem)"],
  [`<div class="hidden max-w-xl md:block">${drawing("A")}</div>`, "(width>=48rem)"],
])(
  "in the first screen one for wider screens is fetched too, or a picture if it refers to itself: %#",
  (wide, media) => {
    const fetched = apart(page(wide));
    const [file] = addressesIn(fetched);
    expect(fetched).not.toContain("<path");
    expect(fetched).toContain(`data-drawing="${file}" data-first></svg>`);
    expect(fetched).toContain(`<use href="${file}#d"></use></svg></noscript>`);
    expect(fileOf(file)).toContain(`<g id="d">${line}</g>`);

    const html = apart(page(wide.replace("<path", '<path clip-path="url(#hull)"')));
    const [address] = addressesIn(html);
    expect(html).toContain(`<source media="${media}" srcset="${address}"/>`);
    expect(html).toMatch(
      /<img data-drawing="" alt="A" width="480" height="256" class="h-auto [^"]*"\/>/,
    );
    expect(html).not.toContain("<path");
    expect(fileOf(address)).toContain("url(#hull)");
  },
);

test("an icon below the first screen is a file with its colour, one in the header stays", () => {
  const icon = `<svg aria-hidden="true" width="40" height="40" viewBox="0 0 256 256" fill="currentColor" class="shrink-0 text-accent">${line}</svg>`;
  expect(apart(page(icon))).toBe(page(icon));
  const html = apart(page("", icon));
  const [address] = addressesIn(html);
  expect(html).toContain(`alt="" width="40" height="40" class="shrink-0 text-accent"`);
  expect(html).not.toContain("<path");
  expect(fileOf(address)).toContain(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 256 256" fill="currentColor" class="text-accent"><style>',
  );
});

test("below the first screen a drawing that words beside it explain goes too, in the first one it stays", () => {
  const unlabelled = drawing("").replace('role="img" aria-label=""', 'aria-hidden="true"');
  expect(apart(page(unlabelled))).toBe(page(unlabelled));
  const html = apart(page("", unlabelled));
  expect(html).toContain('alt="" width="480"');
  expect(fileOf(addressesIn(html)[0])).toContain(line);
});

test("small drawings and those in islands stay", () => {
  for (const stays of [
    drawing("Small", "", '<path d="M0 0"></path>'),
    `<site-island name="panel">${drawing("Moves")}</site-island>`,
  ])
    expect(apart(page("", stays))).toBe(page("", stays));
});

test("a drawing in a drawing goes with it", () => {
  const html = apart(page("", `${drawing("Outer", "", `<svg>${line}</svg>${line}`)}<p>after</p>`));
  expect(html).toContain("</noscript><p>after</p>");
  expect(fileOf(addressesIn(html)[0])).toContain(`<svg>${line}</svg>${line}</svg>`);
});

test("an address names its page", () => {
  const [address] = addressesIn(apart(page("", drawing("A line"))));
  expect(address).toMatch(/\.svg\?page=\/a%20page$/);
});
