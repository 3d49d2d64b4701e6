import { DataTable } from "#app/ui/data-table.tsx";
import { Section } from "#app/ui/section.tsx";
import { hospitality as page } from "#content/services/hospitality.ts";

/** On narrow screens each line is a paragraph, so that the last column is not the one that scrolls away. */
export function Interfaces() {
  const { items } = page.interfaces;
  return (
    <Section
      label="Interfaces"
      title={page.interfaces.title}
      lede={page.interfaces.intro}
      id="interfaces"
    >
      <div className="hidden lg:block">
        <DataTable
          caption="Interfaces of a typical hotel"
          head={["System", "Carries", "Direction", "Speaks", "When it is down"]}
          rows={items.map((line) => [
            line.system,
            line.carries,
            <span key="direction" className="whitespace-nowrap">
              {line.direction}
            </span>,
            line.protocol,
            <span key="down" className="text-text">
              {line.whenDown}
            </span>,
          ])}
        />
      </div>
      <ul className="border-text border-t-[1.5px] lg:hidden">
        {items.map((line) => (
          <li
            key={line.system}
            className="grid gap-x-10 gap-y-3 border-line border-b py-5 md:grid-cols-2"
          >
            <div>
              <h3 className="text-h4">{line.system}</h3>
              <p className="mt-1 text-text-soft">
                {line.carries}; {line.direction}. {line.protocol}.
              </p>
            </div>
            <p>
              <span className="label block pb-0.5 text-accent">When it is down</span>
              {line.whenDown}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
