import ts from 'typescript';

/** One place where code says which message it wants. */
export interface Use {
  readonly id: string;
  readonly line: number;
  /** Names of the values given with it; null when they cannot be read off the text. */
  readonly given: readonly string[] | null;
}

/** How one source file uses words. */
export interface Uses {
  readonly uses: readonly Use[];
  /** Every literal in it that could be an id: tables of ids count as uses, too. */
  readonly literals: ReadonlySet<string>;
  /** Lines on which an id is put together, so that nobody can find it. */
  readonly computed: readonly number[];
}

const idShape = /^[a-z][\w-]*(\.[\w-]+)+$/;

const branches = (node: ts.Expression): ts.Expression[] => {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return branches(node.expression);
  return ts.isConditionalExpression(node)
    ? [...branches(node.whenTrue), ...branches(node.whenFalse)]
    : [node];
};

const keysOf = (node: ts.Expression | undefined): string[] | null => {
  if (node === undefined) return [];
  if (!ts.isObjectLiteralExpression(node)) return null;
  const keys = node.properties.map((property) => property.name?.getText().replaceAll(/['"]/g, ''));
  return keys.every((key) => key !== undefined) ? keys : null;
};

/** The id expression of `_('a')`, `i18n._('a')`, `msg({ id: 'a' })`, `{ id: 'a.b' }`, `<Trans id="a">`, with its values. */
const wanted = (node: ts.Node): { id: ts.Expression; given: string[] | null } | null => {
  if (ts.isCallExpression(node)) {
    const { expression, arguments: given } = node;
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
    return name === '_' && given[0] ? { id: given[0], given: keysOf(given[1]) } : null;
  }
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'id') {
    const isMsg =
      ts.isCallExpression(node.parent.parent) && node.parent.parent.expression.getText() === 'msg';
    const dotted = ts.isStringLiteral(node.initializer) && idShape.test(node.initializer.text);
    return isMsg || dotted ? { id: node.initializer, given: null } : null;
  }
  if (ts.isJsxAttribute(node) && node.name.getText() === 'id' && node.initializer) {
    const element = node.parent.parent;
    if (element.tagName.getText() !== 'Trans') return null;
    const values = node.parent.properties.find(
      (one) => ts.isJsxAttribute(one) && one.name.getText() === 'values',
    );
    const given = values && ts.isJsxAttribute(values) ? values.initializer : undefined;
    const id = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
    const inner = given && ts.isJsxExpression(given) ? given.expression : undefined;
    return id && !ts.isJsxElement(id) ? { id, given: keysOf(inner) } : null;
  }
  return null;
};

/** Reads one source file. */
export const usesOf = (file: string, source: string): Uses => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true, kind);
  const uses: Use[] = [];
  const literals = new Set<string>();
  const computed: number[] = [];
  const lineOf = (node: ts.Node) => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text);
    const want = wanted(node);
    for (const id of want ? branches(want.id) : []) {
      if (ts.isStringLiteralLike(id))
        uses.push({ id: id.text, line: lineOf(id), given: want?.given ?? null });
      if (ts.isTemplateExpression(id) || ts.isBinaryExpression(id)) computed.push(lineOf(id));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { uses, literals, computed };
};
