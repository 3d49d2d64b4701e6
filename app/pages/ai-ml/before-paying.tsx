import { Section } from "#app/ui/section.tsx";
import { aiMl as page } from "#content/services/ai-ml.ts";

export function BeforePaying() {
  return (
    <Section
      label="Before the order"
      title={page.beforePaying.title}
      lede={page.beforePaying.intro}
    >
      <ol className="border-text border-t-[1.5px]">
        {page.beforePaying.items.map((item) => (
          <li
            key={item.measure}
            className="grid gap-x-10 gap-y-2 border-line border-b py-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,5fr)]"
          >
            <h3 className="text-h3">{item.measure}</h3>
            <p>
              <span className="label block pb-1 text-text-soft">You do</span>
              {item.how}
            </p>
            <p className="text-text-soft">
              <span className="label block pb-1 text-secondary">It tells</span>
              {item.tells}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
