import ts from 'typescript';
import type { Complaint } from '../complaint.ts';
import { lineOf, nodesOf, type SourceFile } from '../source-file.ts';

const root = 'packages/server/src/';

/** How a text begins that is a whole statement. */
const sqlText =
  /^[`'"]\s*(?:select\s[^]*\sfrom\s|insert into\s|update\s[^]*\sset\s|delete from\s|with\s\w+\sas\s)/;

const importsValues = ({ importClause: clause }: ts.ImportDeclaration): boolean => {
  if (!clause || clause.isTypeOnly) return clause === undefined;
  const names = clause.namedBindings;
  return (
    clause.name !== undefined ||
    (names !== undefined && (ts.isNamespaceImport(names) || names.elements.some((one) => !one.isTypeOnly)))
  );
};

const makesQueries = (specifier: string): boolean =>
  /^drizzle-orm(?:\/|$)/.test(specifier) || /(?:^|\/)db\/schema\//.test(specifier);

const isSqlTag = (tag: ts.Node): boolean => /^sql(?:\.\w+)?$/.test(tag.getText());

/** What a node has to do with SQL; null when nothing. */
const sqlIn = (node: ts.Node): string | null => {
  if (ts.isCallExpression(node) && node.expression.getText() === 'statement') return 'a statement';
  if (ts.isTaggedTemplateExpression(node) && isSqlTag(node.tag)) return 'an SQL text';
  const text = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? node.getText() : '';
  if (sqlText.test(text)) return 'an SQL text';
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return null;
  return makesQueries(node.moduleSpecifier.text) && importsValues(node) ? 'what queries are made of' : null;
};

/**
 * SQL of the server outside its repositories (SRV-19): named statements, SQL texts, and the tables and operators that drizzle
 * makes queries of. `db/` is what repositories stand on; tests may look at tables.
 */
export const checkRepositories = (source: SourceFile): Complaint[] => {
  const { file, shipped, tree } = source;
  const isFree = !file.startsWith(root) || file.startsWith(`${root}db/`) || file.endsWith('repository.ts');
  if (!shipped || isFree) return [];
  const found = new Map<number, string>();
  for (const node of nodesOf(tree)) {
    const what = sqlIn(node);
    if (what !== null && !found.has(lineOf(node))) found.set(lineOf(node), what);
  }
  return [...found].map(([line, what]) => ({
    file,
    line,
    text: `${what} stands outside a repository: move it to a file *repository.ts`,
  }));
};
