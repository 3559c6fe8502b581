import type { EnvironmentModuleNode, Plugin } from 'vite';

const screen = /\/storefront\/src\/screens\/[\w-]+\/screen\.tsx$/;

/** What a screen's file exports besides components. */
const facts = ['title', 'meta', 'load'];

/** Facts that are written in the file itself: what it hands on from another one is told by that one's change. */
const writtenIn = (code: string): string[] =>
  facts.filter((name) => new RegExp(String.raw`^export const ${name}\b`, 'm').test(code));

/** Whether a screen is loaded with what this module says: files without components lead from it to the screen. */
const loadsScreen = (module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): boolean => {
  if (seen.has(module)) return false;
  seen.add(module);
  return [...module.importers].some(
    (importer) =>
      screen.test(importer.file ?? '') || (importer.file?.endsWith('.ts') && loadsScreen(importer, seen)),
  );
};

/**
 * Lets a saved screen be drawn anew with its state, although its file exports more than components: those facts are left out of the
 * comparison by which React tells files of components. Where one of them has changed, or what they are made of, the page is
 * opened anew: the router holds the old ones.
 */
export const screenUpdates = (): Plugin => ({
  name: 'caravan-screen-updates',
  apply: 'serve',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    order: 'pre',
    filter: { id: screen },
    handler(code, id) {
      const own = writtenIn(code);
      return {
        code: `${code}
(window.shopScreens ??= {})[${JSON.stringify(id)}] = ${JSON.stringify(own)};
if (import.meta.hot) {
  const said = [${own.join(', ')}].join('\\n');
  if ((import.meta.hot.data.said ??= said) !== said) import.meta.hot.invalidate('title, description or data');
}`,
        map: null,
      };
    },
  },
  hotUpdate({ modules, file }) {
    if (!file.endsWith('.ts') || !modules.some((module) => loadsScreen(module))) return undefined;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
});
