import { limits } from "@brightkeel/contracts";
import { useEffect, useId, useRef, useState } from "react";
import { scenarioOf, scenarios } from "#content/chatbot-demo/scenarios.ts";
import { paths } from "#content/paths.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Quoted } from "../ui/quoted.tsx";
import { canContinue } from "./demo-state.ts";
import { IndustryIcon } from "./industry-icon.tsx";
import type { Demo } from "./use-demo.ts";

/** Name, e-mail and industry; also shown while they are being saved. */
export function FormView({ demo }: { demo: Demo }) {
  const { state } = demo;
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.focus(), []);
  const noteId = useId();
  const saving = state.view === "saving";

  // A disabled button loses the focus: the form holds it meanwhile, and after a failure the button gets it back.
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const saved = useRef(false);
  useEffect(() => {
    if (saving) form.current?.focus();
    else if (saved.current) submit.current?.focus();
    saved.current = saving;
  }, [saving]);

  return (
    <form
      ref={form}
      tabIndex={-1}
      className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto p-5 sm:p-7"
      aria-busy={saving}
      onSubmit={(event) => {
        event.preventDefault();
        if (state.industry !== undefined) void demo.submitForm(scenarioOf(state.industry));
      }}
    >
      <p className="text-text-soft">
        {state.question === undefined ? (
          "Tell us who you are, pick an industry, and type as your customers would."
        ) : (
          <>
            Tell us who you are, and the bot answers your question:{" "}
            <Quoted>{state.question}</Quoted>
          </>
        )}
      </p>
      {state.alert === undefined ? null : (
        <div className="border-accent border-l-4 bg-background px-4 py-3">
          <p role="alert" className="font-semibold">
            {state.alert}
          </p>
          {/* Read out with the button, which then has the focus. */}
          <p id={noteId} className="mt-1 empty:hidden">
            {state.alertNote}
          </p>
        </div>
      )}
      <TextField
        label="Full Name *"
        ref={nameField}
        name="name"
        autoComplete="name"
        required
        maxLength={limits.name}
        value={state.name}
        readOnly={saving}
        onChange={(event) => demo.typeName(event.target.value)}
      />
      <EmailField demo={demo} />
      <fieldset disabled={saving}>
        <legend className="font-semibold">Select an industry *</legend>
        <div className="mt-2 grid grid-cols-1 gap-2 min-[26rem]:grid-cols-2">
          {scenarios.map((scenario) => (
            <label
              key={scenario.id}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-sm border border-control-border px-3.5 py-2.5 font-semibold has-checked:border-accent has-checked:bg-tint has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-4 forced-colors:has-checked:outline-[Highlight] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="industry"
                required
                value={scenario.id}
                checked={state.industry === scenario.id}
                onChange={() => demo.chooseIndustry(scenario.id)}
                className="sr-only"
              />
              <IndustryIcon scenario={scenario} />
              {scenario.title}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-3 pt-2">
        <Button
          type="submit"
          ref={submit}
          disabled={!canContinue(state)}
          {...(state.alertNote !== undefined && { "aria-describedby": noteId })}
        >
          {saving ? "Saving…" : "Continue to Demo"}
        </Button>
        <p className="text-text-soft text-small">
          You’ll talk with a bot. We keep what you enter here to answer you; we use it for nothing
          else:{" "}
          <a href={paths.privacyPolicy} target="_blank" rel="noopener" className="text-link">
            what we store and how to have it deleted
          </a>
          .
        </p>
      </div>
      <p role="status" className="sr-only">
        {saving ? "Saving your details" : ""}
      </p>
    </form>
  );
}

/** The browser checks the address; what is wrong is at the field, not in the browser’s box over the next one. */
function EmailField({ demo }: { demo: Demo }) {
  const { email, view } = demo.state;
  const [wrong, setWrong] = useState(false);

  return (
    <TextField
      label="Email Address *"
      error={wrong ? "Please check it: an address looks like name@example.com." : undefined}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      required
      maxLength={limits.email}
      value={email}
      readOnly={view === "saving"}
      onInvalid={(event) => {
        event.preventDefault();
        setWrong(true);
        event.currentTarget.focus();
      }}
      onChange={(event) => {
        setWrong(false);
        demo.typeEmail(event.target.value);
      }}
    />
  );
}
