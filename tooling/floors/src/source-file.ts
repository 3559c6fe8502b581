import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** One parsed source file. */
export interface SourceFile {
  /** Relative to the root of the repository. */
  readonly file: string;
  /** Tests, stories and what helps them may do more than what is shipped. */
  readonly shipped: boolean;
  readonly tree: ts.SourceFile;
}

/** One import of a file, whichever way it is written. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
}

const forDevelopment = /\.(test|spec|stories)\.tsx?$|\/testing\/|\.d\.ts$/;

const parse = (root: string, file: string): SourceFile => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, kind);
  return { file, shipped: !forDevelopment.test(file), tree };
};

/** All TypeScript files in a package's `src`. */
export const readSources = (root: string, folder: string): SourceFile[] => {
  const source = `${folder}/src`;
  if (!existsSync(join(root, source))) return [];
  return readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => parse(root, `${source}/${path}`));
};

/** The line of a node, from 1. */
export const lineOf = (node: ts.Node): number => {
  const tree = node.getSourceFile();
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
};

/** Every node below one, in the order of the text; comments are not nodes. */
export const nodesOf = (node: ts.Node): ts.Node[] => {
  const nodes: ts.Node[] = [];
  const visit = (child: ts.Node): void => {
    nodes.push(child);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return nodes;
};

const importedBy = (node: ts.Node): ts.Node | undefined => {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  const dynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return dynamic ? node.arguments[0] : undefined;
};

/** What a file imports: statements, re-exports, types and dynamic imports of a literal. */
export const importsOf = ({ tree }: SourceFile): Import[] =>
  nodesOf(tree).flatMap((node) => {
    const specifier = importedBy(node);
    return specifier && ts.isStringLiteralLike(specifier)
      ? [{ specifier: specifier.text, line: lineOf(specifier) }]
      : [];
  });
