import ts from 'typescript';
import type { Complaint } from '../complaint.ts';
import { lineOf, nodesOf, type SourceFile } from '../source-file.ts';

const root = 'packages/server/src/';

/** How a text begins that opens or ends a transaction by itself. */
const transactionText = /^[`'"]\s*(?:begin|start\s+transaction|commit|rollback|savepoint)(?:\s|;|[`'"]$)/i;

/**
 * Transactions of the server that are opened by an SQL text (F24): on the embedded database such a `begin` catches whatever
 * others do in that moment, and on a pool it goes to any connection. `db/` is where `inTransaction` is made.
 */
export const checkRawTransactions = ({ file, shipped, tree }: SourceFile): Complaint[] => {
  if (!shipped || !file.startsWith(root) || file.startsWith(`${root}db/`)) return [];
  return nodesOf(tree)
    .filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    .filter((node) => transactionText.test(node.getText()) && !ts.isLiteralTypeNode(node.parent))
    .map((node) => ({ file, line: lineOf(node), text: 'a transaction begins by inTransaction only' }));
};
