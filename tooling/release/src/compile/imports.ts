import ts from 'typescript';

/** A module's import, where its specifier stands between its quotes. */
export interface Found {
  readonly specifier: string;
  readonly from: number;
  readonly to: number;
}

const specifierOf = (node: ts.Node): ts.Node | undefined => {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
    ? node.arguments[0]
    : undefined;
};

/** All that a module or a declaration file imports: statements, re-exports, types, dynamic imports of a literal. */
export const importsIn = (file: string, code: string): Found[] => {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteralLike(specifier))
      found.push({
        specifier: specifier.text,
        from: specifier.getStart(tree) + 1,
        to: specifier.getEnd() - 1,
      });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

/** The code with each import renamed as told; null leaves one as it is. */
export const renameImports = (
  code: string,
  found: readonly Found[],
  rename: (specifier: string) => string | null,
): string =>
  found.toReversed().reduce((text, { specifier, from, to }) => {
    const name = rename(specifier);
    return name === null ? text : text.slice(0, from) + name + text.slice(to);
  }, code);
