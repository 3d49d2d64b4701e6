import { expect, test } from "vitest";
import { show } from "../../tests/support/component.ts";
import { Ledger } from "./ledger.tsx";

test("each term is followed by its detail", async () => {
  const screen = await show(
    <Ledger
      rows={[
        { term: "Founded", detail: "2009" },
        { term: "People", detail: "64" },
      ]}
    />,
  );
  const terms = screen.getByRole("term").elements();
  const details = screen.getByRole("definition").elements();
  expect(terms.map((term) => term.textContent)).toEqual(["Founded", "People"]);
  expect(details.map((detail) => detail.textContent)).toEqual(["2009", "64"]);
});
