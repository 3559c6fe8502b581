import type { Language } from '@caravan/i18n';
import { setImmediate as breathe } from 'node:timers/promises';
import { drawTable, type Table } from './draw-table.ts';
import { loadFonts } from './fonts.ts';

/** Points (1/72 inch): A4 with margins of 17 mm, above all that a printer leaves white. */
const page = { size: 'A4', margin: 48 } as const;
const ink = { text: '#14261b', quiet: '#5b6b60', line: '#c8cdc2', brand: '#0f4c3a' } as const;

/** Pages that are packed before other work gets its turn. */
const pagesAtOnce = 5;

/** Packs a page now; else the library packs all of them at once, at the document's end. */
const pack = (page: PDFKit.PDFPage): void => {
  page.end();
  page.end = () => undefined;
};

/** What a document is, beside what stands in it. */
export interface DocumentFacts {
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  readonly at: Date;
  /** Stands at the foot of each page. */
  readonly footer: (page: number, pages: number) => string;
  /** Size of running text in points. */
  readonly textSize: number;
}

/** A named amount. `strong` for what all comes to. */
export interface DocumentSum {
  readonly name: string;
  readonly value: string;
  readonly strong?: boolean;
}

/** A sheet that is written from top to bottom; what does not fit goes on on the next page. */
export interface PdfDocument {
  title(text: string, lead: string): void;
  /** Who writes on the left, what it is on the right. */
  letterhead(sender: string, about: readonly string[], title: string, lead: readonly string[]): void;
  heading(text: string): void;
  paragraph(text: string): void;
  /** Names with their values, in two columns. */
  facts(rows: readonly (readonly [name: string, value: string])[]): void;
  /** Rows in columns, whose heads stand on each page. Lets other work go on between rows. */
  table(table: Table): Promise<void>;
  /** Amounts at the right edge, one under the other, on one page. */
  sums(rows: readonly DocumentSum[]): void;
  /** Lines to sign on, side by side. */
  signatures(labels: readonly [string, string]): void;
  readonly pages: () => number;
  /** The finished file. */
  finish(): Promise<Buffer>;
}

/** An A4 document with embedded letters of all the shops' languages (REG-6). */
export const createDocument = async (facts: DocumentFacts): Promise<PdfDocument> => {
  const [{ default: Pdf }, fonts] = await Promise.all([import('pdfkit'), loadFonts()]);
  const { textSize } = facts;
  const doc = new Pdf({
    ...page,
    // Its own letters would be read from its folder, and know one alphabet.
    font: '',
    bufferPages: true,
    lang: facts.language,
    displayTitle: true,
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.at },
  });
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const { left, right } = { left: page.margin, right: doc.page.width - page.margin };
  const bottom = (): number => doc.page.height - page.margin;
  const text = (size: number, colour: string = ink.text, font: 'regular' | 'bold' = 'regular') =>
    doc.font(font).fontSize(size).fillColor(colour);
  /** Begins a page where so much would not fit any more. */
  const room = (height: number): void => {
    if (doc.y + height > bottom()) doc.addPage();
  };
  const gap = 18;
  const columnWidth = (right - left - gap) / 2;

  const fact = ([name, value]: readonly [string, string], x: number, y: number): number => {
    const options = { width: columnWidth };
    text(textSize - 1, ink.quiet).text(name, x, y, options);
    text(textSize).text(value, x, doc.y, options);
    return doc.y;
  };

  return {
    title(title, lead) {
      text(textSize * 1.9, ink.text, 'bold').text(title, left, doc.y, { width: right - left });
      text(textSize, ink.quiet).text(lead, { width: right - left });
      doc.moveDown(0.5);
    },
    letterhead(sender, about, title, lead) {
      const { y } = doc;
      const options = { width: columnWidth } as const;
      text(textSize * 1.35, ink.brand, 'bold').text(sender, left, y, options);
      text(textSize - 1, ink.quiet).text(about.join('\n'), { ...options, lineGap: 1 });
      const end = doc.y;
      const at = left + columnWidth + gap;
      text(textSize * 1.9, ink.text, 'bold').text(title, at, y, { ...options, align: 'right' });
      text(textSize).text(lead.join('\n'), { ...options, align: 'right', lineGap: 1 });
      doc.x = left;
      doc.y = Math.max(end, doc.y) + textSize;
      doc.moveTo(left, doc.y).lineTo(right, doc.y).lineWidth(1.2).strokeColor(ink.brand).stroke();
      doc.y += textSize;
    },
    heading(words) {
      room(textSize * 4);
      doc.moveDown(0.35);
      text(textSize + 1, ink.text, 'bold').text(words, left, doc.y, { width: right - left });
      doc.moveDown(0.15);
    },
    paragraph(words) {
      text(textSize).text(words, left, doc.y, { width: right - left, lineGap: 0.6 });
      doc.moveDown(0.25);
    },
    facts(rows) {
      for (let at = 0; at < rows.length; at += 2) {
        const pair = rows.slice(at, at + 2);
        room(textSize * 3.2);
        const { y } = doc;
        const ends = pair.map((row, place) => fact(row, left + place * (columnWidth + gap), y));
        doc.x = left;
        doc.y = Math.max(...ends) + 2.5;
        doc.moveTo(left, doc.y).lineTo(right, doc.y).lineWidth(0.4).strokeColor(ink.line).stroke();
        doc.y += 2.5;
      }
    },
    table: (table) => drawTable(doc, table, { left, right, bottom: bottom(), textSize }),
    sums(rows) {
      const high = textSize * 1.7;
      room(rows.length * high + textSize);
      const at = left + columnWidth + gap;
      for (const { name, value, strong = false } of rows) {
        const size = strong ? textSize * 1.35 : textSize;
        const font = strong ? 'bold' : 'regular';
        if (strong) {
          doc.moveTo(at, doc.y).lineTo(right, doc.y).lineWidth(0.6).strokeColor(ink.text).stroke();
          doc.y += textSize * 0.5;
        }
        const { y } = doc;
        text(size, ink.text, font).text(value, at, y, { width: columnWidth, align: 'right' });
        const room = columnWidth - doc.widthOfString(value) - gap;
        text(size, strong ? ink.text : ink.quiet, font).text(name, at, y, { width: room });
        doc.y = Math.max(doc.y, y + high) + (strong ? textSize * 0.7 : 0);
      }
      doc.x = left;
    },
    signatures(labels) {
      room(textSize * 6);
      const y = doc.y + textSize * 3.5;
      for (const [place, label] of labels.entries()) {
        const x = left + place * (columnWidth + gap);
        doc
          .moveTo(x, y)
          .lineTo(x + columnWidth, y)
          .lineWidth(0.6)
          .strokeColor(ink.text)
          .stroke();
        text(textSize - 1, ink.quiet).text(label, x, y + 3, { width: columnWidth });
      }
      doc.x = left;
    },
    pages: () => doc.bufferedPageRange().count,
    async finish() {
      const { start, count } = doc.bufferedPageRange();
      for (let at = start; at < start + count; at += 1) {
        doc.switchToPage(at);
        // The foot stands in the margin, where text would begin a page of its own.
        doc.page.margins.bottom = 0;
        text(7, ink.quiet).text(facts.footer(at + 1, count), left, doc.page.height - page.margin + 16, {
          width: right - left,
          lineBreak: false,
        });
        pack(doc.page);
        // oxlint-disable-next-line eslint/no-await-in-loop -- a long list must not keep everybody waiting
        if (at % pagesAtOnce === pagesAtOnce - 1) await breathe();
      }
      doc.end();
      return ended;
    },
  };
};
