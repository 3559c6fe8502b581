import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Complaint } from '../complaint.ts';
import { lineOf, nodesOf, type SourceFile } from '../source-file.ts';

/** The name by which a file knows a style sheet of its own, and the sheet's path. */
const sheetsOf = ({ file, tree }: SourceFile): Map<string, string> =>
  new Map(
    tree.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
      const path = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
      return importClause?.name && path.endsWith('.module.css')
        ? [[importClause.name.text, join(dirname(file), path)] as const]
        : [];
    }),
  );

/** The class that a node takes of an object: `css.line`, `css['line']`. */
const takenBy = (node: ts.Node): { readonly of: string; readonly name: string } | null => {
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression))
    return { of: node.expression.text, name: node.name.text };
  return ts.isElementAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    ts.isStringLiteral(node.argumentExpression)
    ? { of: node.expression.text, name: node.argumentExpression.text }
    : null;
};

/** Classes of a style sheet that it does not have: what takes one of them is not styled, and nobody says so. */
export const checkStyleClasses = (root: string, source: SourceFile): Complaint[] => {
  const sheets = sheetsOf(source);
  if (sheets.size === 0) return [];
  const classes = new Map(
    [...sheets].map(([name, path]) => {
      const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
      return [name, new Set([...text.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, found]) => found))];
    }),
  );
  return nodesOf(source.tree).flatMap((node) => {
    const taken = takenBy(node);
    const known = taken && classes.get(taken.of);
    return known && !known.has(taken.name)
      ? [
          {
            file: source.file,
            line: lineOf(node),
            text: `.${taken.name} is no class of ${sheets.get(taken.of)}`,
          },
        ]
      : [];
  });
};
