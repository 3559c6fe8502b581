import ts from 'typescript';
import type { Complaint } from '../complaint.ts';
import { lineOf, nodesOf, type SourceFile } from '../source-file.ts';

const root = 'packages/storefront/src/';

/** The start of the page, which makes the shop's two, and the reload, which may not trust what only lives with the page. */
const makers = new Set([`${root}browser.tsx`, `${root}routes/with-reload.ts`]);

/**
 * Storages of the browser beside `shop.local` and `shop.tab` (SHELL-16): each keeps for itself what the browser refuses, so
 * what one part of the page wrote another would not find.
 */
export const checkStorageMakers = ({ file, shipped, tree }: SourceFile): Complaint[] => {
  if (!shipped || !file.startsWith(root) || makers.has(file)) return [];
  return nodesOf(tree)
    .filter((node) => ts.isCallExpression(node) && node.expression.getText() === 'browserStorage')
    .map((node) => ({
      file,
      line: lineOf(node),
      text: 'the browser is stored in by shop.local and shop.tab',
    }));
};
