import { Instrument, Readings } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { type Framework, frameworks, compliance as page } from "#content/services/compliance.ts";
import { Matrix } from "./matrix.tsx";
import { firstMet, inAll, overlapsOf } from "./overlap.ts";

/** What remains to be done for the other frameworks once one is met, over eight common controls. */
export function Crosswalk() {
  return (
    <Section title={page.crosswalk.title} lede={page.crosswalk.intro} id="crosswalk">
      <Instrument
        name="framework"
        legend="You already meet"
        first={frameworks.indexOf(firstMet)}
        choices={frameworks.map((name) => ({ label: name, panel: <Left met={name} /> }))}
        figure={<Matrix />}
        unboxed
      />
    </Section>
  );
}

/** How many of the controls that the others ask for are done, and what is left. */
function Left({ met }: { met: Framework }) {
  const { carried, open } = inAll(overlapsOf(met));
  return (
    <Readings
      items={[
        { term: "Controls that carry over", figure: `${carried} of ${carried + open.length}` },
        {
          term: "Still open",
          figure: open.length === 0 ? "None" : open.join(", "),
          alarm: open.length > 0,
        },
      ]}
    />
  );
}
