/**
 * The bold Phosphor icons that are lines, drawn as such: each file holds the outline of a stroke 24 units wide with
 * round ends, which takes three times as many characters as the stroke. A browser test compares them.
 */
export const strokedIcons: Readonly<Record<string, string>> = {
  "arrow-right": "M40 128h176M144 56l72 72-72 72",
  "arrow-up-right": "M64 192 192 64M88 64h104v104",
  "caret-down": "m208 96-80 80-80-80",
  "caret-left": "m160 208-80-80 80-80",
  "caret-right": "m96 48 80 80-80 80",
  check: "m40 144 56 56L224 72",
  copy: "M168 168h48V40H88v48M40 88h128v128H40Z",
  "download-simple": "M128 32v112m-40-40 40 40 40-40m48 40v64H40v-64",
  list: "M40 64h176M40 128h176M40 192h176",
  "magnifying-glass": "M192 112a80 80 0 1 1-160 0 80 80 0 0 1 160 0m32 112-55-55",
  minus: "M40 128h176",
  plus: "M40 128h176M128 40v176",
  x: "M200 56 56 200M56 56l144 144",
};

/** Returns the text of a Phosphor file drawn as a stroke, if it is one of them. */
export function strokedIcon(path: string): string | undefined {
  const name = /\/bold\/([\w-]+)-bold\.svg/.exec(path)?.[1];
  const line = name === undefined ? undefined : strokedIcons[name];
  return line && `<svg viewBox="0 0 256 256" stroke-width="24"><path d="${line}"/></svg>`;
}
