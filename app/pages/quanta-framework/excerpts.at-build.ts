import { quantaFramework } from "#content/pages/quanta-framework.ts";
import { cutLines } from "./cut-lines.ts";

/** The lines that the tree shows, from the sources of this build. */
export default quantaFramework.tree.folders.map(({ code, proof }) => ({
  code: cutLines(code.file, code.from),
  proof: cutLines(proof.file, proof.from),
}));
