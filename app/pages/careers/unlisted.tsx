import { company } from "#content/company.ts";
import { careers } from "#content/pages/careers.ts";

export function Unlisted() {
  return (
    <div className="shell pb-16 md:pb-24">
      <div className="grid gap-6 border-text border-t-[1.5px] pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <h2 className="max-w-[10.6em] text-h3">{careers.unlisted.title}</h2>
        <div>
          <p className="measure text-text-soft">{careers.unlisted.text}</p>
          <p className="mt-4">
            <a
              href={`mailto:${company.careersEmail}`}
              className="inline-block font-semibold text-link"
            >
              {company.careersEmail}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
