import { blocksOf, plain } from './markdown.ts';
import type { Jpegs } from './pictures.ts';
import { a4, createPaper, ink, type Paper } from './sheet.ts';
import type { Edition } from './text-document.ts';
import type { Article, Card } from './texts.ts';

/** A piece of a magazine: a title, a picture and paragraphs, some under a heading. */
export interface Story {
  readonly title: string;
  readonly picture: string;
  /** Shown below the text where there is room. */
  readonly second: string;
  readonly paragraphs: readonly { readonly title: string; readonly text: string }[];
}

/** The story that an article tells, without its tables. */
export const storyOf = (article: Article, picture: string): Story => {
  const paragraphs: { title: string; text: string }[] = [{ title: '', text: article.description }];
  let title = '';
  for (const block of blocksOf(article.markdown)) {
    if (block.kind === 'heading') title = plain(block.runs);
    else if (block.kind !== 'picture' && block.kind !== 'table') {
      paragraphs.push({ title, text: (block.kind === 'item' ? '• ' : '') + plain(block.runs) });
      title = '';
    }
  }
  return { title: article.title, picture, second: '', paragraphs };
};

/** The story that cards tell, each a heading with its words. */
export const storyOfCards = (title: string, cards: readonly Card[], picture: string): Story => ({
  title,
  picture,
  second: '',
  paragraphs: cards.map((card) => ({ title: card.title, text: card.description })),
});

const margin = 56;
const gap = 26;
const width = (a4.width - margin * 2 - gap) / 2;
const foot = a4.height - 74;

interface Piece {
  readonly title: string;
  readonly text: string;
  readonly lead: boolean;
  readonly over: number;
  readonly high: number;
}

const textOptions = (lead: boolean): PDFKit.Mixins.TextOptions => ({ width, lineGap: lead ? 4 : 3.6 });
const sizeOf = (lead: boolean): number => (lead ? 12.2 : 10.2);

/** Paragraphs with the heights that they take in a column. */
const measured = ({ doc, face }: Paper, story: Story): readonly Piece[] =>
  story.paragraphs.map(({ title, text }, index) => {
    const lead = index === 0 && title === '';
    face('title', 11.2);
    const over = title === '' ? 0 : doc.heightOfString(title, { width, lineGap: 2 }) + 6;
    face('text', sizeOf(lead));
    const high = over + doc.heightOfString(text, textOptions(lead)) + (title === '' ? 9 : 16);
    return { title, text, lead, over, high };
  });

/** As many pieces as two columns of `height` hold, parted where the columns are most alike. */
const columnsOf = (pieces: readonly Piece[], height: number): readonly (readonly Piece[])[] => {
  const sum = (part: readonly Piece[]): number => part.reduce((all, { high }) => all + high, 0);
  for (let count = pieces.length; count > 0; count -= 1) {
    const kept = pieces.slice(0, count);
    const cuts = kept
      .map((_, at) => at + 1)
      .filter((at) => sum(kept.slice(0, at)) <= height && sum(kept.slice(at)) <= height);
    const unlike = (at: number): number => Math.abs(sum(kept.slice(0, at)) - sum(kept.slice(at)));
    const [best] = cuts.toSorted((one, other) => unlike(one) - unlike(other));
    if (best !== undefined) return [kept.slice(0, best), kept.slice(best)];
  }
  return [[], []];
};

const strip = async (
  { doc }: Paper,
  file: string,
  top: number,
  tall: number,
  jpeg: Jpegs,
  full: boolean,
): Promise<void> => {
  const image = await jpeg(file, full ? 460 : 400, 40);
  if (image === undefined) return;
  const [left, wide] = full ? [0, a4.width] : [margin, a4.width - margin * 2];
  doc.save().rect(left, top, wide, tall).clip();
  doc.image(image, left, top + (tall - (wide * 2) / 3) / 2, { width: wide });
  doc.restore();
};

const page = async (paper: Paper, story: Story, number: number, jpeg: Jpegs): Promise<void> => {
  const { doc, face, about } = paper;
  doc.addPage();
  const tall = number % 2 === 0 ? 226 : 196;
  await strip(paper, story.picture, 0, tall, jpeg, true);
  doc.rect(margin, tall - 4, 64, 8).fill(about.accent);
  face('title', 25, ink.green).text(story.title, margin, tall + 28, {
    width: a4.width - margin * 2,
    lineGap: 2,
  });
  const top = doc.y + 18;
  const columns = columnsOf(measured(paper, story), foot - top);
  const ends = columns.map((column, side) => {
    const x = margin + side * (width + gap);
    let y = top;
    for (const { title, text, lead, over, high } of column) {
      if (title !== '') face('title', 11.2, ink.green).text(title, x, y, { width, lineGap: 2 });
      face('text', sizeOf(lead), lead ? ink.quiet : ink.text).text(text, x, y + over, textOptions(lead));
      y += high;
    }
    return y;
  });
  const left = foot - Math.max(...ends) - 8;
  if (left > 110 && story.second !== '')
    await strip(paper, story.second, foot - Math.min(left, 210), Math.min(left, 210), jpeg, false);
};

/** A magazine: its cover over a whole page, then a page a story. */
export const magazineDocument = async (
  title: string,
  date: string,
  cover: string,
  stories: readonly Story[],
  { language, accent, facts }: Edition,
  jpeg: Jpegs,
): Promise<Buffer> => {
  const paper = createPaper({ title, seller: facts.seller, language, date, accent });
  const { doc, face } = paper;
  doc.addPage();
  const image = await jpeg(cover, 520, 40);
  doc.rect(0, 0, a4.width, a4.height).fill(ink.green);
  if (image !== undefined) doc.image(image, 0, 0, { width: a4.width });
  const below = (a4.width * 4) / 3;
  face('title', 13, '#ffffff').text(title, margin, below + 13, {
    width: a4.width - margin * 2,
    height: a4.height - below - 14,
    ellipsis: true,
  });
  for (const [index, story] of stories.entries()) await page(paper, story, index, jpeg);
  return paper.finish(1);
};
