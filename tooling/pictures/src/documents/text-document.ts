import type { Facts } from './facts.ts';
import { blocksOf } from './markdown.ts';
import type { Jpegs } from './pictures.ts';
import { a4, createPaper, ink, type Paper } from './sheet.ts';
import type { Article, Question } from './texts.ts';
import { column, room, writeBlocks } from './write-blocks.ts';

/** The head of a document's first page: the mark, the title, what it is about. */
const head = ({ doc, face, mark, about }: Paper, title: string, lead: string): void => {
  doc.addPage();
  doc.rect(0, 0, 10, a4.height).fill(about.accent);
  mark(column.left + 9, 72, 30);
  face('strong', 13, ink.green).text('ALOEA', column.left + 28, 64, {
    characterSpacing: 2,
    lineBreak: false,
  });
  face('title', 27, ink.green).text(title, column.left, 132, { width: column.width, lineGap: 2 });
  doc.rect(column.left, doc.y + 10, 44, 3).fill(about.accent);
  face('text', 11, ink.quiet).text(lead, column.left, doc.y + 26, { width: column.width, lineGap: 3.4 });
  doc.y += 18;
  doc.x = column.left;
};

/** What documents of a country have in common. */
export interface Edition {
  readonly language: string;
  readonly accent: string;
  readonly facts: Facts;
}

const paperOf = (title: string, date: string, { language, accent, facts }: Edition): Paper =>
  createPaper({ title, seller: facts.seller, language, date, accent });

/** An article of the country's content on paper. */
export const articleDocument = async (article: Article, edition: Edition, jpeg: Jpegs): Promise<Buffer> => {
  const paper = paperOf(article.title, article.date, edition);
  head(paper, article.title, article.description);
  const { doc } = paper;
  const above = article.picture === undefined ? undefined : await jpeg(article.picture, 720, 50);
  if (above !== undefined) {
    doc.image(above, column.left, doc.y, { width: column.width });
    doc.y += (column.width * 2) / 3 + 16;
  }
  await writeBlocks(paper, blocksOf(article.markdown), async (file) => jpeg(file, 560, 50));
  return paper.finish();
};

/** All questions and answers, by category. */
export const questionsDocument = async (
  title: string,
  lead: string,
  questions: readonly Question[],
  edition: Edition,
): Promise<Buffer> => {
  const paper = paperOf(title, '2026-11-23', edition);
  head(paper, title, lead);
  const { doc, face } = paper;
  let category = '';
  for (const entry of questions) {
    if (entry.category !== category) {
      room(paper, 130);
      doc.y += 14;
      face('title', 16, ink.green).text(entry.category, column.left, doc.y, { width: column.width });
      doc.rect(column.left, doc.y + 4, 28, 2.4).fill(edition.accent);
      doc.y += 16;
      ({ category } = entry);
    }
    room(paper, 70);
    face('strong', 10.4).text(entry.question, column.left, doc.y, { width: column.width, lineGap: 2 });
    doc.y += 4;
    await writeBlocks(paper, blocksOf(entry.answer), async () => Promise.resolve(undefined));
    doc.y += 6;
  }
  return paper.finish();
};
