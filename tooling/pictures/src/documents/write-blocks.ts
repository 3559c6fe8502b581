import type { Block, Run } from './markdown.ts';
import { a4, ink, type Face, type Paper } from './sheet.ts';

/** Where text stands on a page: the left edge and width of the column, its top and its foot. */
export const column = { left: 92, width: 430, top: 70, foot: a4.height - 66 } as const;

/** Begins a page where so much would not fit any more. */
export const room = ({ doc }: Paper, height: number): void => {
  if (doc.y + height <= column.foot) return;
  doc.addPage();
  doc.x = column.left;
  doc.y = column.top;
};

const options = (width: number): PDFKit.Mixins.TextOptions => ({ width, lineGap: 2.6, paragraphGap: 0 });

const heightOf = (paper: Paper, runs: readonly Run[], width: number, size: number): number => {
  paper.face(runs.some(({ bold }) => bold) ? 'strong' : 'text', size);
  return paper.doc.heightOfString(runs.map(({ text }) => text).join(''), options(width));
};

/** Writes runs as one paragraph at (x, y). */
export const writeRuns = (
  paper: Paper,
  runs: readonly Run[],
  x: number,
  y: number,
  width: number,
  size: number,
  colour: string = ink.text,
): void => {
  const { doc } = paper;
  const kept = runs.filter(({ text }) => text !== '');
  kept.forEach(({ text, bold }, index) => {
    const face: Face = bold ? 'strong' : 'text';
    const more = { ...options(width), continued: index < kept.length - 1 };
    paper.face(face, size, colour);
    if (index === 0) doc.text(text, x, y, more);
    else doc.text(text, more);
  });
};

const table = (paper: Paper, rows: readonly (readonly (readonly Run[])[])[]): void => {
  const { doc, about } = paper;
  const count = Math.max(...rows.map((row) => row.length), 1);
  const size = count > 3 ? 7.8 : 8.8;
  const pad = 6;
  const longest = Array.from({ length: count }, (_, at) =>
    Math.min(46, Math.max(7, ...rows.map((row) => (row[at] ?? []).map(({ text }) => text).join('').length))),
  );
  const sum = longest.reduce((all, one) => all + one, 0);
  const widths = longest.map((one) => (one / sum) * column.width);
  const set = rows.map((row, line) => {
    const cells = row.map((runs) => (line === 0 ? runs.map(({ text }) => ({ text, bold: true })) : runs));
    const height =
      Math.max(...cells.map((runs, at) => heightOf(paper, runs, (widths[at] ?? 80) - pad * 2, size)), size) +
      pad * 1.7;
    return { cells, height };
  });
  // A short table stays whole; of a long one the head and two rows stay together.
  const whole = set.reduce((all, { height }) => all + height, 0);
  room(paper, whole < 330 ? whole : set.slice(0, 3).reduce((all, { height }) => all + height, 0));
  set.forEach(({ cells, height }, line) => {
    room(paper, height + 4);
    const top = doc.y;
    if (line === 0) doc.rect(column.left, top, column.width, height).fill(ink.tint);
    let x: number = column.left;
    cells.forEach((runs, at) => {
      writeRuns(
        paper,
        runs,
        x + pad,
        top + pad * 0.8,
        (widths[at] ?? 80) - pad * 2,
        size,
        line === 0 ? ink.green : ink.text,
      );
      x += widths[at] ?? 80;
    });
    doc
      .moveTo(column.left, top + height)
      .lineTo(column.left + column.width, top + height)
      .lineWidth(line === 0 ? 1 : 0.4)
      .strokeColor(line === 0 ? about.accent : ink.line)
      .stroke();
    doc.x = column.left;
    doc.y = top + height;
  });
  doc.y += 12;
};

const heading = (paper: Paper, level: number, runs: readonly Run[]): void => {
  const { doc } = paper;
  const size = level <= 2 ? 14 : 11;
  room(paper, 112);
  doc.y += level <= 2 ? 12 : 6;
  paper
    .face('title', size, ink.green)
    .text(runs.map(({ text }) => text).join(''), column.left, doc.y, { width: column.width, lineGap: 2 });
  doc.y += 4;
};

/** Writes blocks from where the document is; pictures are given as JPEG by `picture`. */
export const writeBlocks = async (
  paper: Paper,
  blocks: readonly Block[],
  picture: (file: string) => Promise<Buffer | undefined>,
): Promise<void> => {
  const { doc, about } = paper;
  for (const block of blocks) {
    if (block.kind === 'heading') heading(paper, block.level, block.runs);
    else if (block.kind === 'table') table(paper, block.rows);
    else if (block.kind === 'picture') {
      const jpeg = await picture(block.file);
      if (jpeg === undefined) continue;
      room(paper, 250);
      doc.image(jpeg, column.left, doc.y + 6, { width: column.width * 0.72 });
      doc.y += (column.width * 0.72 * 2) / 3 + 18;
    } else {
      const indent = block.kind === 'paragraph' ? 0 : 18;
      const height = heightOf(paper, block.runs, column.width - indent, 9.6);
      room(paper, Math.min(height, 60) + 4);
      const { y } = doc;
      if (block.kind === 'item')
        paper
          .face('strong', 9.6, ink.green)
          .text(block.mark, column.left, y, { width: indent - 2, lineBreak: false });
      if (block.kind === 'quote') doc.rect(column.left, y, 2.4, height).fill(about.accent);
      writeRuns(
        paper,
        block.runs,
        column.left + indent,
        y,
        column.width - indent,
        9.6,
        block.kind === 'quote' ? ink.quiet : ink.text,
      );
      doc.y += block.kind === 'item' ? 4 : 8;
    }
    doc.x = column.left;
  }
};
