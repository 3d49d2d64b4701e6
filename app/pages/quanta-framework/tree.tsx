import { shownAt } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { type Folder, quantaFramework } from "#content/pages/quanta-framework.ts";
import excerpts from "./excerpts.at-build.ts";

const { tree } = quantaFramework;

/** The repository's tree: selecting a folder shows some of its lines, and the test that proves them. CSS only. */
export function Tree() {
  return (
    <Section id="tree" title={tree.title} lede={tree.intro} tone="inverse">
      <section
        aria-label={tree.legend}
        className="group/instrument grid gap-x-12 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]"
      >
        <fieldset className="font-mono text-small">
          <legend className="sr-only">{tree.legend}</legend>
          <p className="pb-1 text-text-soft">your-project/</p>
          {tree.folders.map((folder, index) => (
            <Branch key={folder.name} folder={folder} index={index} />
          ))}
        </fieldset>
        <div aria-live="polite" className="min-w-0">
          {tree.folders.map((folder, index) => (
            <div key={folder.name} className={shownAt[index]}>
              <p className="max-w-[30.6em] font-display font-semibold text-h3 tracking-tight">
                {folder.says}
              </p>
              <Lines file={folder.code.file} lines={excerpts[index]?.code ?? []} />
              <p className="mt-6 font-semibold text-small">{tree.proof}</p>
              <Lines file={folder.proof.file} lines={excerpts[index]?.proof ?? []} proof />
            </div>
          ))}
        </div>
      </section>
    </Section>
  );
}

/** A folder in the tree, at the end of its branch. */
function Branch({ folder, index }: { folder: Folder; index: number }) {
  const depth = folder.name.split("/").length - 2;
  return (
    <label className="relative ml-1.5 flex min-h-11 cursor-pointer items-center border-line border-l-[1.5px] pl-7 before:absolute before:top-1/2 before:left-0 before:h-[1.5px] before:w-5 before:bg-line last:border-transparent last:before:left-[-1.5px] last:after:absolute last:after:top-0 last:after:left-[-1.5px] last:after:h-1/2 last:after:w-[1.5px] last:after:bg-line hover:text-accent">
      <input
        type="radio"
        name="folder"
        value={folder.name}
        data-choice={index}
        defaultChecked={index === 0}
        className="peer sr-only"
      />
      <span className="px-2 py-1 peer-checked:bg-text peer-checked:text-background peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2 forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none">
        {depth > 0 ? (
          <span className="opacity-60">{folder.name.split("/").slice(0, depth).join("/")}/</span>
        ) : null}
        {folder.name.split("/").slice(depth).join("/")}
      </span>
    </label>
  );
}

function Lines({
  file,
  lines,
  proof = false,
}: {
  file: string;
  lines: readonly string[];
  proof?: boolean;
}) {
  return (
    <figure className={`mt-3 border-l-2 pl-4 ${proof ? "border-secondary" : "border-accent"}`}>
      <figcaption className="font-mono text-label text-text-soft">{file}</figcaption>
      {/* Scrolled sideways on a phone: reachable by keyboard. */}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
        tabIndex={0}
        className="mt-2 overflow-x-auto font-mono text-[0.8125rem] leading-[1.6] lg:text-[0.9375rem]"
      >
        <code>{lines.join("\n")}</code>
      </pre>
    </figure>
  );
}
