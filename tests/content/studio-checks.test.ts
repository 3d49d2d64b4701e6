import { describe, expect, it } from "vitest";
import {
  dateIsNotToCome,
  excerptSaysEnough,
  pictureIsWideEnough,
  textHasHeadings,
} from "../../studio/schema/checks.ts";

/** The form's hints for a post that could be published as it is. */

const block = (words: number, style = "normal") => ({
  _type: "block",
  style,
  children: [{ text: "word ".repeat(words) }, { text: undefined }],
});
const picture = (size: string) => ({ asset: { _ref: `image-${"a".repeat(40)}-${size}` } });

describe("the form warns", () => {
  it.each([
    ["of an excerpt that says little", excerptSaysEnough("Short."), /155 characters/],
    ["of a small picture", pictureIsWideEnough(picture("800x400-png")), /800 pixels/],
    ["of a long text without headings", textHasHeadings([block(300), block(300)]), /600 words/],
    ["of a day to come", dateIsNotToCome("2026-11-24T09:00:00Z", 0), /Schedule publish/],
  ])("%s", (_, verdict, expected) => {
    expect(verdict).toMatch(expected);
  });

  it.each([
    ["an excerpt of two sentences", excerptSaysEnough("What it says. ".repeat(8))],
    ["no excerpt, which is an error already", excerptSaysEnough(undefined)],
    ["a wide picture", pictureIsWideEnough(picture("1600x900-jpg"))],
    ["a drawing by lines", pictureIsWideEnough(picture("300x200-svg"))],
    ["a picture that is being uploaded", pictureIsWideEnough({})],
    ["a text with a heading", textHasHeadings([block(600), block(3, "h2"), { _type: "image" }])],
    ["a short text", textHasHeadings([block(80), { _type: "code", code: "x" }])],
    ["a day gone by", dateIsNotToCome("2026-11-24T09:00:00Z", Date.parse("2026-11-24T09:00:01Z"))],
    ["no date", dateIsNotToCome(undefined)],
  ])("of nothing for %s", (_, verdict) => {
    expect(verdict).toBe(true);
  });
});
