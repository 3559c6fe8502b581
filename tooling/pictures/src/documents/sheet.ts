import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';

/** Points of A4. */
export const a4 = { width: 595.28, height: 841.89 } as const;
export const ink = {
  text: '#14261b',
  quiet: '#5b6b60',
  green: '#0f4c3a',
  line: '#d5dacf',
  tint: '#f1f5ee',
} as const;

const font = (name: string): string => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

/** Faces: `text` and `strong` for reading, `title` for what is big. */
export const faces = {
  text: font('DejaVuSansCondensed'),
  strong: font('DejaVuSansCondensed-Bold'),
  title: font('DejaVuSerifCondensed-Bold'),
} as const;
export type Face = keyof typeof faces;

/** What a document is, beside what stands in it. */
export interface About {
  readonly title: string;
  readonly seller: string;
  readonly language: string;
  /** `YYYY-MM-DD`: of the text, so that the same text gives the same file. */
  readonly date: string;
  readonly accent: string;
}

/** A document that is being written; `finish` numbers its pages and gives the file. */
export interface Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly about: About;
  readonly face: (name: Face, size: number, colour?: string) => PDFKit.PDFDocument;
  /** The leaf, `height` points tall, its middle at (x, y). */
  readonly mark: (x: number, y: number, height: number, colour?: string) => void;
  /** Ends the document; pages before `from` (a cover) have no number. */
  readonly finish: (from?: number) => Promise<Buffer>;
}

/** Begins an A4 document (or one of another size) without a page. */
export const createPaper = (about: About, size: readonly [number, number] = [a4.width, a4.height]): Paper => {
  const doc = new Pdf({
    size: [...size],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    compress: true,
    lang: about.language,
    displayTitle: true,
    info: {
      Title: about.title,
      Author: about.seller,
      CreationDate: new Date(`${about.date}T00:00:00Z`),
      ModDate: new Date(`${about.date}T00:00:00Z`),
    },
  });
  for (const [name, file] of Object.entries(faces)) doc.registerFont(name, file);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const face: Paper['face'] = (name, at, colour = ink.text) => doc.font(name).fontSize(at).fillColor(colour);
  const mark: Paper['mark'] = (x, y, height, colour) => {
    const [tip, belly, bend] = [height * 0.5, height * 0.36, height * 0.2];
    doc.save().translate(x, y);
    doc
      .path(
        `M0 ${-tip}C${belly} ${-bend} ${belly} ${bend} 0 ${tip}C${-belly} ${bend} ${-belly} ${-bend} 0 ${-tip}Z`,
      )
      .fill(colour ?? '#0f4c3a');
    if (colour === undefined)
      doc.path(`M0 ${-tip}C${belly} ${-bend} ${belly} ${bend} 0 ${tip}Z`).fill('#2f7d5b');
    doc
      .moveTo(0, -tip * 0.35)
      .lineTo(0, tip * 0.98)
      .lineWidth(height * 0.05)
      .lineCap('round')
      .stroke(colour === undefined ? '#d9ea8a' : '#ffffff');
    doc.restore();
  };
  return {
    doc,
    about,
    face,
    mark,
    async finish(from = 0) {
      const { start, count } = doc.bufferedPageRange();
      for (let at = start + from; at < start + count; at += 1) {
        doc.switchToPage(at);
        doc
          .moveTo(56, a4.height - 46)
          .lineTo(a4.width - 56, a4.height - 46)
          .lineWidth(0.5)
          .strokeColor(ink.line)
          .stroke();
        mark(61, a4.height - 31, 13);
        face('text', 7.5, ink.quiet).text(about.seller, 74, a4.height - 35.5, { lineBreak: false });
        face('text', 7.5, ink.quiet).text(`${at + 1} / ${count}`, a4.width - 156, a4.height - 35.5, {
          width: 100,
          align: 'right',
          lineBreak: false,
        });
      }
      doc.end();
      return ended;
    },
  };
};
