import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import type { Complaint } from './complaint.ts';
import { readWorkspace } from './workspace.ts';

/** Files by which a package of the floors is entered: its `exports` that are sources, but those for tests. */
const doorsOf = (root: string): string[] =>
  readWorkspace(root)
    .filter(({ folder }) => folder.startsWith('packages/'))
    .flatMap(({ folder, text }) => {
      const { exports = {} }: { exports?: Record<string, unknown> } = JSON.parse(text);
      return Object.entries(exports)
        .filter(([door]) => !door.startsWith('./testing'))
        .flatMap(([, file]) =>
          typeof file === 'string' && /\.tsx?$/.test(file) ? [join(root, folder, file)] : [],
        )
        .filter((file) => existsSync(file));
    });

const options: ts.CompilerOptions = {
  noLib: true,
  types: [],
  allowImportingTsExtensions: true,
  noEmit: true,
  jsx: ts.JsxEmit.Preserve,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Resolves what lies in the same package only: what another package says is read at its own doors. */
const hostOf = (): ts.CompilerHost => ({
  ...ts.createCompilerHost(options),
  resolveModuleNameLiterals: (literals, importer) =>
    literals.map(({ text }) => {
      const resolvedFileName = join(dirname(importer), text);
      const known = text.startsWith('.') && /\.tsx?$/.test(text) && existsSync(resolvedFileName);
      return {
        resolvedModule: known
          ? {
              resolvedFileName,
              extension: resolvedFileName.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts,
            }
          : undefined,
      };
    }),
});

/** Whether a name, or the statement that takes it out of an object, has a docstring. */
const isTold = (named: ts.Symbol, declared: ts.Declaration, checker: ts.TypeChecker): boolean => {
  if (named.getDocumentationComment(checker).length > 0) return true;
  const statement = ts.isBindingElement(declared) && ts.findAncestor(declared, ts.isVariableStatement);
  return statement !== undefined && statement !== false && ts.getJSDocCommentsAndTags(statement).length > 0;
};

/** Public names of the packages without a docstring, each where it is declared (DX-7). A component's props are told of one by one. */
export const checkDocstrings = (root: string): Complaint[] => {
  const program = ts.createProgram(doorsOf(root), options, hostOf());
  const checker = program.getTypeChecker();
  const complaints = new Map<string, Complaint>();
  const look = (symbol: ts.Symbol): void => {
    const named = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declared = named.declarations?.[0];
    if (!declared) return;
    // `export * as shapes`: each of its names is public.
    if (ts.isSourceFile(declared)) checker.getExportsOfModule(named).forEach(look);
    else if (!symbol.name.endsWith('Props') && !isTold(named, declared, checker)) {
      const source = declared.getSourceFile();
      const file = relative(root, source.fileName);
      const line = source.getLineAndCharacterOfPosition(declared.getStart()).line + 1;
      const text = `${symbol.name} is public: say in a docstring what it is, with units, errors and source`;
      complaints.set(`${file}:${line}`, { file, line, text });
    }
  };
  for (const file of program.getRootFileNames()) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module) checker.getExportsOfModule(module).forEach(look);
  }
  return [...complaints.values()];
};
