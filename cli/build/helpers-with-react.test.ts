import { expect, test } from "vitest";
import { withImported } from "./helpers-with-react.ts";

const helpers = "var e=2,t=(e)=>e*10,n=(t)=>t+e;export{n,t as x};\n";

test("a file that imports the helpers has them itself, under the names it uses", () => {
  const code = 'import{n as e,x}from"./rolldown-runtime-4tVx_-34.js";var n=x(e(1));return n;';
  expect(new Function(withImported(code, helpers))()).toBe(30);
});

test("another way of writing them ends the build", () => {
  const code = 'import*as e from"./rolldown-runtime-4tVx_-34.js";';
  expect(() => withImported(code, helpers)).toThrow("another way");
});
