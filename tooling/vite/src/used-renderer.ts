import ts from 'typescript';
import { emptied, type Change, type LibraryPatch } from './patch-library.ts';

/**
 * Kinds of React's nodes that no screen makes, by the renderer's number for them: lists of suspended parts, tags that React takes to the
 * document's head, the document's own elements, view transitions, and activities.
 */
const unusedKinds: ReadonlySet<string> = new Set(['19', '26', '27', '30', '31']);

/** A stretch of the source, and what stands there instead. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isUnusedKind = (node: ts.Expression): boolean =>
  ts.isNumericLiteral(node) && unusedKinds.has(node.text);

/** Whether this is a node's kind: `fiber.tag`, or a variable that holds one. */
const isKind = (node: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(node)
    ? node.name.text === 'tag'
    : ts.isIdentifier(node) && /^(?:tag|grandTag|fiberTag)$/.test(node.text);

/** Whether nothing runs after this statement in its place. */
const leaves = (statement: ts.Statement | undefined): boolean => {
  if (!statement) return false;
  if (ts.isBlock(statement)) return leaves(statement.statements.at(-1));
  if (ts.isIfStatement(statement)) return leaves(statement.thenStatement) && leaves(statement.elseStatement);
  return (
    ts.isBreakStatement(statement) ||
    ts.isContinueStatement(statement) ||
    ts.isReturnStatement(statement) ||
    ts.isThrowStatement(statement)
  );
};

/** Names that a part of a function declares for all of it. */
const declaredIn = (node: ts.Node): string[] => {
  if (ts.isFunctionLike(node)) return [];
  const names: string[] = [];
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) names.push(node.name.text);
  ts.forEachChild(node, (child) => void names.push(...declaredIn(child)));
  return names;
};

/** Where the body of the function begins that a node is in. */
const bodyStart = (node: ts.Node): number => {
  const found = ts.findAncestor(node, (above) => ts.isFunctionLike(above));
  const body = found && 'body' in found ? found.body : undefined;
  if (!body) throw new Error('A switch of the renderer is in no function');
  return body.getStart() + 1;
};

/** A switch without the cases of unused kinds. What another case runs into stays, and so do the names that others may use. */
const withoutCases = ({ caseBlock }: ts.SwitchStatement): Edit[] => {
  const edits: Edit[] = [];
  let reached = false;
  for (const clause of caseBlock.clauses) {
    const [first] = clause.statements;
    const unused = ts.isCaseClause(clause) && isUnusedKind(clause.expression);
    if (unused && reached && first) edits.push({ start: clause.getStart(), end: first.getStart(), text: '' });
    else if (unused) {
      edits.push({ start: clause.getStart(), end: clause.getEnd(), text: '' });
      const names = reached ? [] : declaredIn(clause);
      const start = bodyStart(clause);
      if (names.length > 0) edits.push({ start, end: start, text: `\n  var ${names.join(', ')};` });
    }
    if (!unused || reached) reached = !leaves(clause.statements.at(-1));
  }
  return edits;
};

const editsOf = (node: ts.Node): Edit[] => {
  if (ts.isSwitchStatement(node) && isKind(node.expression)) return withoutCases(node);
  if (!ts.isBinaryExpression(node)) return [];
  const { left, right, operatorToken } = node;
  if (!((isUnusedKind(left) && isKind(right)) || (isUnusedKind(right) && isKind(left)))) return [];
  const span = { start: node.getStart(), end: node.getEnd() };
  if (operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken) return [{ ...span, text: '!1' }];
  if (operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken) return [{ ...span, text: '!0' }];
  return [];
};

/** A text with each stretch replaced; what lies in another goes with that. */
const edited = (text: string, edits: readonly Edit[]): string => {
  let [out, done] = ['', 0];
  for (const { start, end, text: instead } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue;
    out += text.slice(done, start) + instead;
    done = end;
  }
  return out + text.slice(done);
};

/**
 * The renderer's text without what it does for kinds of nodes that are never made.
 * @throws Error when it speaks of them in more or fewer places: the renderer has changed.
 */
export const withoutKinds = (code: string, places: number): string => {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    edits.push(...editsOf(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.js', code, ts.ScriptTarget.Latest, true));
  if (edits.length !== places)
    throw new Error(
      `react-dom speaks of kinds ${[...unusedKinds].join(', ')} in ${edits.length} places, not ${places}: look at its patch`,
    );
  return edited(code, edits);
};

/** What moves what changes as a picture of before and after, and waits for it. */
const viewTransitions = [
  'trackEnterViewTransitions',
  'applyViewTransitionToHostInstances',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'commitAfterMutationEffectsOnFiber',
  'scheduleViewTransitionEvent',
  'restoreViewTransitionName',
  'createViewTransitionInstance',
  'startViewTransition',
];

/** What finds, hears and scrolls to the elements of a fragment that has a `ref`. */
const fragmentRefs = [
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'isFragmentInstanceParent',
  'addFragmentHandleToFiber',
];

/** Forms that call a function, and the state of one. */
const formActions = [
  'mountActionState',
  'updateActionState',
  'rerenderActionState',
  'updateActionStateImpl',
  'startHostTransition',
  String.raw`extractEvents\$1`,
];

/** Files asked for by a call. */
const resources = [
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
];

/** Where the renderer makes a node of a kind. */
const unmade = (type: string, kind: number): Change => ({
  find: new RegExp(
    String.raw`^ {6}case ${type}:\n {8}return \((?:(?!^ {8}\);)[\s\S])*?createFiberImplClass\(${kind}, [\s\S]*?^ {8}\);\n`,
    'gm',
  ),
  replace: '',
  times: 1,
});

/** The renderer without what no screen has (0060). */
export const usedRendererPatch: LibraryPatch = {
  name: 'caravan-used-renderer',
  library: 'react-dom',
  files: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
  browserOnly: true,
  rewrite: (code) => withoutKinds(code, 129),
  changes: [
    ...[...viewTransitions, ...fragmentRefs, ...formActions, ...resources].map((name) => emptied(name)),
    // Who makes one of these nevertheless is told by the renderer that it is no element (error 130).
    unmade('REACT_ACTIVITY_TYPE', 31),
    unmade('REACT_SUSPENSE_LIST_TYPE', 19),
    unmade('REACT_LEGACY_HIDDEN_TYPE:\\n {6}case REACT_VIEW_TRANSITION_TYPE', 30),
    {
      find: /^ {4}fiberTag = isHostHoistableType\([\s\S]*?\n {6}\? 26\n {6}: "html" === type [\s\S]*?\n {8}\? 27\n {8}: 5;$/gm,
      replace: '    fiberTag = 5;',
      times: 1,
    },
    {
      find: /^ {2}shouldStartViewTransition\n {4}\? \(pendingViewTransition = startViewTransition\([\s\S]*?^ {6}\)\)\n {4}: /gm,
      replace: '',
      times: 1,
    },
    { find: /^FragmentInstance\.prototype\.\w+ = function [\s\S]*?^\};$/gm, replace: '', times: 12 },
    {
      find: /^ViewTransitionPseudoElement\.prototype\.\w+ = function [\s\S]*?^\};$/gm,
      replace: '',
      times: 3,
    },
    { find: /\bviewTransitionMutationContext = !0/g, replace: '!0', times: 24 },
  ],
};
