import { isBuiltin } from 'node:module';
import ts from 'typescript';
import type { Complaint } from '../complaint.ts';
import { lineOf, nodesOf, type Import, type SourceFile } from '../source-file.ts';

/** Names that reach the process, the browser, the network, time or chance without being handed in. */
const outside = new Set(
  `process Buffer require __dirname __filename setImmediate console globalThis window document navigator location
  localStorage sessionStorage history self fetch XMLHttpRequest WebSocket setTimeout setInterval queueMicrotask
  performance crypto`.split(/\s+/),
);

const framework = /^(react|react-dom|react-router|react-router-dom|@lingui\/react|zustand|fastify)(\/|$)/;

/** A name that is only a label: `x.process`, `{ process: 1 }`, a member of a type. */
const isLabel = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isJsxAttribute(parent)
  );
};

const isDeclaration = (node: ts.Identifier): boolean => {
  const { parent } = node;
  const named =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isFunctionDeclaration(parent);
  return (named && parent.name === node) || ts.isImportSpecifier(parent) || ts.isImportClause(parent);
};

const isCallOf = (node: ts.Node, object: string, member: string): boolean =>
  ts.isPropertyAccessExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === object &&
  node.name.text === member;

const impurity = (node: ts.Node, own: ReadonlySet<string>): string | null => {
  if (isCallOf(node, 'Date', 'now')) return 'Date.now() reads the clock';
  if (isCallOf(node, 'Math', 'random')) return 'Math.random() is chance';
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) {
    return 'new Date() reads the clock';
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'Date') return 'Date() reads the clock';
  const free = ts.isIdentifier(node) && outside.has(node.text) && !own.has(node.text) && !isLabel(node);
  return free ? `${node.text} is the world outside` : null;
};

/** Pure packages take what they need as arguments: no Node, React, browser, network, clock or chance. */
export const checkPurity = (source: SourceFile, imports: readonly Import[]): Complaint[] => {
  if (!source.shipped) return [];
  const { file, tree } = source;
  const nodes = nodesOf(tree);
  const own = new Set(
    nodes
      .filter(ts.isIdentifier)
      .filter(isDeclaration)
      .map(({ text }) => text),
  );
  const used = nodes.flatMap((node) => {
    const why = impurity(node, own);
    return why === null ? [] : [{ file, line: lineOf(node), text: `${why}: a pure package is given it` }];
  });
  const imported = imports
    .filter(({ specifier }) => isBuiltin(specifier) || framework.test(specifier))
    .map(({ specifier, line }) => ({ file, line, text: `a pure package may not import ${specifier}` }));
  return [...imported, ...used];
};
