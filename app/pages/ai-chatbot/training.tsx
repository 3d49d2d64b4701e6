import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";
import { paths } from "#content/paths.ts";
import { Layers, NarrowLead, NarrowQuestion, WideSounding } from "./drawing.tsx";

const { title, lede, accuracy, accuracyText, sources, demoData } = page.training;

/** The sources are the layers of the sounding. On wide screens the rows have the heights of the drawing beside them. */
export function Training() {
  return (
    <Section id="training" title={title} lede={lede}>
      <div className="relative grid gap-x-14 text-balance lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[10rem_repeat(4,6.5rem)_4rem]">
        <p className="mb-4 lg:col-start-2">
          <span className="block font-bold font-display text-accent text-display tracking-tight">
            {accuracy}
          </span>
          <span className="block text-text-soft">{accuracyText}</span>
        </p>
        <NarrowQuestion />
        <ul className="relative grid auto-rows-fr max-lg:pl-20 lg:col-span-2 lg:row-span-4 lg:grid-rows-subgrid lg:pl-[calc((100%-3.5rem)*7/12+3.5rem)]">
          <Layers />
          <NarrowLead />
          {sources.map((source) => (
            <li key={source.title} className="relative self-center py-3 pr-4">
              <h3 className="text-h4">{source.title}</h3>
              <p className="text-text-soft">{source.text}</p>
            </li>
          ))}
        </ul>
        <WideSounding />
        <p className="mt-5 lg:col-start-2">
          <a href={paths.demoData} className="inline-block py-1 text-link">
            {demoData}
          </a>
        </p>
      </div>
    </Section>
  );
}
