import type { Plugin } from "vite";

/** Name that the bundler gives the file of its helpers, which no group of `codeSplitting` can hold. */
const helpersName = "rolldown-runtime";

/**
 * Moves the bundler's helpers into the only file that imports them, which is React's: as a file of their own they cost
 * a request and its headers on each page with an island.
 */
export const helpersWithReact: Plugin = {
  name: "helpers-with-react",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
    const helpers = chunks.find(({ name }) => name === helpersName);
    if (!helpers) return;
    const users = chunks.filter(({ imports }) => imports.includes(helpers.fileName));
    const [user] = users;
    if (!user || users.length > 1) return;
    user.code = withImported(user.code, helpers.code);
    user.imports = user.imports.filter((file) => file !== helpers.fileName);
    delete bundle[helpers.fileName];
  },
};

const importOfHelpers = new RegExp(`import\\{([^}]*)\\}from"\\./${helpersName}-[\\w-]+\\.js";`);
const exportAtEnd = /export\{([^}]*)\};?\s*$/;

/**
 * Puts a module's code in place of its import.
 *
 * @throws Error when either is written in another way: then the bundler has changed.
 */
export function withImported(code: string, imported: string): string {
  const asked = importOfHelpers.exec(code);
  const offered = exportAtEnd.exec(imported);
  if (!asked || !offered) throw new Error("The bundler writes its helpers in another way now.");
  const renamed = (names = "", turned = false) =>
    names
      .split(",")
      .map((name) => name.split(/\sas\s/))
      .map(([from = "", to = from]) => (turned ? `${to}:${from}` : `${from}:${to}`))
      .join();
  const body = imported.slice(0, offered.index);
  const value = `const{${renamed(asked[1])}}=(()=>{${body}return{${renamed(offered[1], true)}}})();`;
  return code.replace(asked[0], () => value);
}
