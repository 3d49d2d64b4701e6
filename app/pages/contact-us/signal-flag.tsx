import { contactUs } from "#content/pages/contact-us.ts";

/** The end of the page: a boat afloat above the footer, with the flag by which ships ask to talk. Decorative. */
export function SignalFlag() {
  return (
    <div className="border-secondary border-b-[1.5px]">
      <div className="shell grid grid-cols-2 gap-x-6 lg:gap-x-14">
        <p aria-hidden="true" className="pt-6 font-mono text-small text-text-soft md:text-right">
          {contactUs.signal.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        <svg
          viewBox="0 0 268 150"
          aria-hidden="true"
          fill="none"
          className="w-full max-w-88 self-end"
        >
          {/* Her sheer, stem and counter, two planks, the rig, the flag. */}
          <path
            d="M4 116C86 134 188 130 262 98C256 120 244 136 226 150H40C22 142 10 130 4 116Z"
            className="fill-surface stroke-text"
            strokeWidth="1.75"
          />
          <path
            d="M12 129C90 144 188 140 254 115M25 141C90 151 180 150 243 133"
            className="stroke-text"
            strokeOpacity=".4"
          />
          <path
            d="M118 129V4M118 8L262 98M118 8L4 116M118 26L226 108M118 26L34 120M118 112L196 118M118 109L196 115M112 60h12M112 92h12M66 127v-7M94 129v-7M170 126v-7M198 121v-7"
            className="stroke-text"
          />
          <path d="M120 16H140V46H120Z" className="fill-tint" />
          <path d="M140 16H160V46H140Z" className="fill-text" />
          <path d="M120 16H160V46H120Z" className="fill-none stroke-text" strokeWidth="1.5" />
        </svg>
      </div>
    </div>
  );
}
