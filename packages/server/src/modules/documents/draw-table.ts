import { setImmediate as breathe } from 'node:timers/promises';

/** A column; widths are shares of the page's. */
export interface TableColumn {
  readonly head: string;
  readonly share: number;
  readonly align?: 'left' | 'right';
  /** Stronger than the others. */
  readonly strong?: boolean;
}

/** A row of cells, or a line that names the rows under it. */
export type TableRow = { readonly cells: readonly string[] } | { readonly group: string };

export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

/** Where on a page a table may stand, and how large its text is; in points. */
export interface TableRoom {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly textSize: number;
}

const ink = {
  text: '#14261b',
  quiet: '#5b6b60',
  line: '#c8cdc2',
  band: '#edf3ec',
  brand: '#0f4c3a',
} as const;
const padding = { x: 4, y: 3.5 } as const;
/** Rows that are drawn before other work gets its turn. */
const rowsAtOnce = 40;

/**
 * Draws a table from where the document stands, in its fonts `regular` and `bold`; no row is cut by a page's end, and no name of
 * a group stays behind.
 */
export const drawTable = async (
  doc: PDFKit.PDFDocument,
  { columns, rows }: Table,
  { left, right, bottom, textSize }: TableRoom,
): Promise<void> => {
  const width = right - left;
  const headSize = textSize - 1.5;
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  // Beside a coloured band text keeps away from the edge; without one it stands in line with what is above and below.
  const edge = rows.some((row) => 'group' in row) ? padding.x : 0;
  const places = columns.map((column, index) => {
    const before = columns.slice(0, index).reduce((sum, { share }) => sum + share, 0);
    const start = index === 0 ? edge : padding.x;
    const end = index === columns.length - 1 ? edge : padding.x;
    return {
      ...column,
      x: left + (before / whole) * width + start,
      width: (column.share / whole) * width - start - end,
    };
  });

  const heightOf = (cells: readonly string[], font: 'regular' | 'bold', size: number): number => {
    doc.font(font).fontSize(size);
    const heights = places.map((place, index) =>
      doc.heightOfString(cells[index] ?? '', { width: place.width }),
    );
    return Math.max(...heights) + 2 * padding.y;
  };
  const line = (y: number): void => {
    doc.moveTo(left, y).lineTo(right, y).lineWidth(0.4).strokeColor(ink.line).stroke();
  };
  const write = (cells: readonly string[], y: number, size: number, head: boolean): void => {
    for (const [index, place] of places.entries())
      doc
        .font(head || place.strong ? 'bold' : 'regular')
        .fontSize(size)
        .fillColor(head ? ink.quiet : ink.text)
        .text(cells[index] ?? '', place.x, y + padding.y, {
          width: place.width,
          align: place.align ?? 'left',
        });
  };

  const heads = columns.map(({ head }) => head);
  /** Writes the heads where the document stands; gives where the rows begin. */
  const begin = (): number => {
    const { y } = doc;
    const high = heightOf(heads, 'bold', headSize);
    write(heads, y, headSize, true);
    line(y + high);
    return y + high;
  };

  let y = begin();
  const groupHigh = textSize * 1.4 + 2 * padding.y;
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    const own = 'group' in row ? groupHigh : heightOf(row.cells, 'regular', textSize);
    const after = 'group' in row && next && 'cells' in next ? heightOf(next.cells, 'regular', textSize) : 0;
    if (y + own + after > bottom) {
      doc.addPage();
      y = begin();
    }
    if ('group' in row) {
      doc.rect(left, y, width, own).fill(ink.band);
      doc
        .font('bold')
        .fontSize(textSize)
        .fillColor(ink.brand)
        .text(row.group, left + padding.x, y + padding.y, { width: width - 2 * padding.x, lineBreak: false });
    } else {
      write(row.cells, y, textSize, false);
      line(y + own);
    }
    y += own;
    // oxlint-disable-next-line eslint/no-await-in-loop -- a long list must not keep everybody waiting
    if (index % rowsAtOnce === rowsAtOnce - 1) await breathe();
  }
  doc.x = left;
  doc.y = y + 2 * padding.y;
};
