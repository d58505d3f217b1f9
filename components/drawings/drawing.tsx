import { unbroken } from "#components/numbers/unbroken.tsx";
import type {
  DrawingRecord,
  DrawingLegend,
  DrawingTable,
} from "#content/drawings/drawing-types.ts";
import { t, type Words } from "#lib/languages/words.ts";
import { readDrawing } from "#server/documents/drawing-format.ts";
import { DrawingKeys } from "./drawing-keys.tsx";
import type { CSSProperties } from "react";

/**
 * A drawing's file with title block and legend. Screen readers get one image with a description; print is as large as the
 * file says.
 */
export function Drawing({ id, block, layout, legend, words }: DrawingRecord & { words: Words }) {
  const { title, description, content, ...file } = readDrawing(id, words);
  // How many letters are as wide as the drawing: what a phone needs to know to write them legibly.
  const letters = Math.ceil(Number(file.viewBox.split(" ")[2]) / Number(file["font-size"]));
  const svg = (
    <svg
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      viewBox={file.viewBox}
      width={file.width}
      height={file.height}
      fontSize={file["font-size"]}
      style={{ "--letters": letters } as CSSProperties}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
  return (
    <figure
      id={`${id}-drawing`}
      className={layout === "beside" ? "drawing drawing-beside" : "drawing"}
    >
      {layout === "wide" ? (
        <div id={`${id}-view`} className="drawing-field">
          {svg}
          <a href={`#${id}-view`} className="drawing-open text-link">
            {t(words, "Enlarge the drawing")}
          </a>
          <a href={`#${id}-drawing`} className="drawing-close text-link">
            {t(words, "Close")}
          </a>
        </div>
      ) : (
        svg
      )}
      <figcaption>
        <p className="drawing-block">
          <span id={`${id}-title`}>{title}</span>
          {block.map((line) => (
            <span key={line}>{unbroken(line)}</span>
          ))}
        </p>
        <p id={`${id}-description`} hidden>
          {description}
        </p>
        {legend.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a part's place below the drawing is all that tells it apart
          <Legend key={index} part={part} words={words} />
        ))}
      </figcaption>
    </figure>
  );
}

const SWATCH = [12, 6] as const;

/** A part of what stands below a drawing. */
function Legend({ part, words }: { part: DrawingLegend; words: Words }) {
  switch (part.kind) {
    case "key":
      return <DrawingKeys keys={part.keys} swatch={SWATCH} words={words} />;
    case "table":
      return <Table {...part} />;
    case "tables":
      return (
        <div className="drawing-tables">
          {part.tables.map((table) => (
            <Table key={table.caption} {...table} />
          ))}
        </div>
      );
    case "note":
      return <p className="drawing-note">{unbroken(part.text)}</p>;
  }
}

function Table({ caption, layout, columns, heading, rows, foot }: DrawingTable) {
  return (
    <table className={layout ? `schedule ${layout}` : "schedule"}>
      <caption>{unbroken(caption)}</caption>
      <thead>
        <tr>
          {columns.map((column) =>
            typeof column === "string" ? (
              <th key={column}>{column}</th>
            ) : (
              <th key={column.text} abbr={column.abbr}>
                {column.text}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={JSON.stringify(cells)}>
            {cells.map((cell, index) => {
              const isHeading = index === heading;
              const Element = isHeading ? "th" : "td";
              return (
                <Element key={JSON.stringify(columns[index])} scope={isHeading ? "row" : undefined}>
                  {typeof cell !== "string" && <b>{`${cell.code} `}</b>}
                  {typeof cell === "string" ? unbroken(cell) : cell.text}
                </Element>
              );
            })}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          {foot.map(([name, ...amounts]) => (
            <tr key={name}>
              <th scope="row" colSpan={columns.length - amounts.length}>
                {name}
              </th>
              {amounts.map((amount, index) => (
                <td key={JSON.stringify(columns.at(index - amounts.length))}>{amount}</td>
              ))}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}
