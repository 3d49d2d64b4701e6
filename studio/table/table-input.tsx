import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import {
  insert,
  type ObjectInputProps,
  type PatchEvent,
  type Path,
  set,
  setIfMissing,
  unset,
} from "sanity";
import styled from "styled-components";
import { type Block, cellOfText, isPlain, textOfCell } from "./cell-text";

/**
 * Edits a table as a grid, because its cells would otherwise be three dialogs deep. The fields besides the rows, and
 * the value itself, stay as in the schema.
 */

type Cell = { _type: "cell"; _key: string; value?: Block[] };
type Row = { _type: "row"; _key: string; cells?: Cell[] };
type Table = { _type: "table"; headerRows?: number; rows?: Row[] };
type Change = Parameters<typeof PatchEvent.from>[0];

const newKey = () => crypto.randomUUID().replaceAll("-", "").slice(0, 12);
const emptyCell = (): Cell => ({ _type: "cell", _key: newKey(), value: [] });
const rowOf = (cells: Cell[]): Row => ({ _type: "row", _key: newKey(), cells });
const emptyRow = (columns: number): Row => rowOf(Array.from({ length: columns }, emptyCell));
const widest = (rows: readonly Row[]) => Math.max(0, ...rows.map(({ cells = [] }) => cells.length));

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  th, td { border: 1px solid var(--card-border-color); padding: 0; vertical-align: top; }
  thead td, td:last-child { border-color: transparent; white-space: nowrap; }
  textarea {
    display: block; width: 100%; min-width: 6rem; box-sizing: border-box; border: 0; padding: 0.5rem; resize: none;
    background: transparent; color: var(--card-fg-color); font: inherit; font-size: 0.8125rem; line-height: 1.4;
    field-sizing: content; min-height: 2.2rem;
  }
  textarea:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: -2px; }
  tr[data-heading] textarea { font-weight: 600; }
`;
const Button = styled.button.attrs({ type: "button" })`
  border: 0; border-radius: 3px; padding: 0.35rem 0.5rem; cursor: pointer; font: inherit; font-size: 0.8125rem;
  background: transparent; color: var(--card-muted-fg-color);
  &:hover, &:focus-visible { background: var(--card-border-color); color: var(--card-fg-color); }
  &:disabled { opacity: 0.4; cursor: default; }
`;
const Hint = styled.p`
  margin: 0.75rem 0 2rem; font-size: 0.8125rem; line-height: 1.5; color: var(--card-muted-fg-color);
`;

export function TableInput(props: ObjectInputProps) {
  // Defined by the schema beside this file, which the type does not know.
  const table = props.value as Table | undefined;
  const rows = table?.rows ?? [];
  const columns = widest(rows);
  const change = (patches: Change) => props.onChange(patches);
  const others = props.members.filter(
    (member) => member.kind !== "field" || member.name !== "rows",
  );
  const readOnly = props.readOnly === true;

  const addRow = (after: Row | undefined) =>
    change([
      setIfMissing([], ["rows"]),
      after
        ? insert([emptyRow(Math.max(1, columns))], "after", ["rows", { _key: after._key }])
        : insert([emptyRow(3), emptyRow(3), emptyRow(3)], "after", ["rows", -1]),
    ]);
  const moveUp = (index: number) => {
    const [row, before] = [rows[index], rows[index - 1]];
    return (
      row !== undefined &&
      before !== undefined &&
      (() =>
        change([
          unset(["rows", { _key: row._key }]),
          insert([row], "before", ["rows", { _key: before._key }]),
        ]))
    );
  };
  const addColumn = (after: number) =>
    change(
      rows.map((row) => {
        const cell = row.cells?.[after];
        const path: Path = ["rows", { _key: row._key }, "cells"];
        return insert([emptyCell()], "after", [...path, cell ? { _key: cell._key } : -1]);
      }),
    );
  const removeColumn = (column: number) =>
    change(
      rows.flatMap((row) => {
        const cell = row.cells?.[column];
        return cell ? [unset(["rows", { _key: row._key }, "cells", { _key: cell._key }])] : [];
      }),
    );

  /** A button of the grid, disabled if there is nothing to do. */
  const action = (sign: string, name: string, act: (() => void) | false) => (
    <Button disabled={readOnly || act === false} aria-label={name} onClick={act || undefined}>
      {sign}
    </Button>
  );

  /** Pasted spreadsheet cells fill the grid from this cell on. */
  const paste = (event: ClipboardEvent, at: { row: number; column: number }) => {
    const text = event.clipboardData.getData("text/plain");
    if (!text.includes("\t")) return;
    event.preventDefault();
    change(set(filled(rows, at, text), ["rows"]));
  };

  return (
    <div>
      {rows.length === 0 ? (
        <Button disabled={readOnly} onClick={() => addRow(undefined)}>
          Begin with three rows and three columns
        </Button>
      ) : (
        <Grid aria-label="Cells of the table">
          <thead>
            <tr>
              {Array.from({ length: columns }, (_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no key of its own
                <td key={column}>
                  {action("+ column", `Add a column after column ${column + 1}`, () =>
                    addColumn(column),
                  )}
                  {action(
                    "×",
                    `Remove column ${column + 1}`,
                    columns > 1 && (() => removeColumn(column)),
                  )}
                </td>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row._key} data-heading={index < (table?.headerRows ?? 1) ? "" : undefined}>
                {(row.cells ?? []).map((cell, column) => (
                  <td key={cell._key}>
                    <CellText
                      cell={cell}
                      name={`Row ${index + 1}, column ${column + 1}`}
                      readOnly={readOnly}
                      focused={isAt(props.focusPath, row, cell)}
                      onPaste={(event) => paste(event, { row: index, column })}
                      onText={(text) =>
                        change([
                          set(cellOfText(text, cell.value ?? [], newKey), [
                            "rows",
                            { _key: row._key },
                            "cells",
                            { _key: cell._key },
                            "value",
                          ]),
                        ])
                      }
                    />
                  </td>
                ))}
                <td>
                  {action("+ row", `Add a row below row ${index + 1}`, () => addRow(row))}
                  {action("↑", `Move row ${index + 1} up`, moveUp(index))}
                  {action(
                    "×",
                    `Remove row ${index + 1}`,
                    rows.length > 1 && (() => change([unset(["rows", { _key: row._key }])])),
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Grid>
      )}
      <Hint>
        Type into the cells, or paste them from a spreadsheet. **strong**, *emphasis*, `code`,
        ~~struck out~~ and [a link](/contact-us) work in each.
      </Hint>
      {props.renderDefault({ ...props, members: others })}
    </div>
  );
}

type CellTextProps = {
  cell: Cell;
  name: string;
  readOnly: boolean;
  /** Set when somebody clicked the cell on the page beside the form. */
  focused: boolean;
  onPaste: (event: ClipboardEvent) => void;
  onText: (text: string) => void;
};

function CellText({ cell, name, readOnly, focused, onPaste, onText }: CellTextProps) {
  const stored = textOfCell(cell.value ?? []);
  // The typed text is kept while editing, because an incomplete mark would be rewritten differently from what was
  // meant.
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const plain = isPlain(cell.value ?? []);
  return (
    <textarea
      ref={field}
      rows={1}
      aria-label={name}
      title={plain ? undefined : "This cell holds a list or a heading, which the grid cannot show."}
      value={typed ?? stored}
      readOnly={readOnly || !plain}
      onPaste={onPaste}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onText(value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** Whether a Studio path is inside a cell. */
function isAt(path: Path, row: Row, cell: Cell): boolean {
  const keys = path.flatMap((step) =>
    typeof step === "object" && "_key" in step ? [step._key] : [],
  );
  return path[0] === "rows" && keys[0] === row._key && keys[1] === cell._key;
}

/** Returns the rows, filled from a cell on with the lines and tabs of a text; rows and columns are added as needed. */
function filled(rows: readonly Row[], at: { row: number; column: number }, text: string): Row[] {
  const lines = text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .map((line) => line.split("\t"));
  const columns = Math.max(widest(rows), at.column + Math.max(...lines.map((line) => line.length)));
  return Array.from({ length: Math.max(rows.length, at.row + lines.length) }, (_, index) => {
    const row = rows[index] ?? emptyRow(columns);
    const cells = Array.from({ length: columns }, (__, column) => {
      const cell = row.cells?.[column] ?? emptyCell();
      const words = lines[index - at.row]?.[column - at.column];
      return words === undefined || column < at.column
        ? cell
        : { ...cell, value: cellOfText(words, cell.value ?? [], newKey) };
    });
    return { ...row, cells };
  });
}
