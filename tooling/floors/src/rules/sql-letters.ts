import ts from 'typescript';
import type { Complaint } from '../complaint.ts';
import { lineOf, nodesOf, type SourceFile } from '../source-file.ts';

const root = 'packages/server/src/';

/** Letters made large or small with no word of which alphabet that follows; `ilike` and `~*` can be told none. */
const foldedText = /\b(?:lower|upper|initcap)\((?![^()]*\bcollate\b)[^()]*\)|\bilike\b|~\*/i;

/**
 * SQL of the server that folds letters as the database's language does: where that is Turkish or Azerbaijani, `lower('I')` is `ı`,
 * and what JavaScript made small is another text.
 */
export const checkSqlLetters = ({ file, shipped, tree }: SourceFile): Complaint[] => {
  if (!shipped || !file.startsWith(root)) return [];
  return nodesOf(tree)
    .filter(
      (node) =>
        ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node),
    )
    .filter((node) => foldedText.test(node.getText()))
    .map((node) => ({
      file,
      line: lineOf(node),
      text: 'SQL folds letters by a collation that it names: lower(x collate "C")',
    }));
};
