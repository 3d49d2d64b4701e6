import { Ledger } from "#app/ui/ledger.tsx";
import { Section } from "#app/ui/section.tsx";
import { hospitality as page } from "#content/services/hospitality.ts";

export function YourPart() {
  return (
    <Section label="Your side, our side" title={page.client.title} lede={page.client.intro}>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-16">
        <Ledger
          rows={page.client.items.map(({ title, text }) => ({ term: title, detail: text }))}
        />
        <div className="lg:border-line lg:border-l lg:pl-10">
          <h3 className="text-h3">{page.handover.title}</h3>
          <ul className="mt-5 grid gap-5">
            {page.handover.items.map((item) => (
              <li key={item.title}>
                <p className="font-semibold">{item.title}</p>
                <p className="text-text-soft">{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
