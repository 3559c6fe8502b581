import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PluginOption } from 'vite';
import { shopWords } from './shop-words.ts';

/** Where the catalogues are and in which locales: the one lingui configuration of the repository. */
export const linguiConfigPath = fileURLToPath(new URL('../lingui.config.ts', import.meta.url));

/** The configuration that holds here; outside the repository a shop has one only if it has catalogues or macros of its own. */
const configPath = [
  linguiConfigPath,
  ...['ts', 'js'].map((kind) => join(process.cwd(), `lingui.config.${kind}`)),
].find((path) => existsSync(path));

const macros = (linguiConfig: ReturnType<typeof getConfig>) =>
  defineRolldownBabelPreset({
    preset: {
      plugins: [[fileURLToPath(import.meta.resolve('@lingui/babel-plugin-lingui-macro')), { linguiConfig }]],
    },
    rolldown: { filter: { code: '@lingui/macro' } },
  });

/**
 * Compiles lingui's macros and `.po` catalogues, and joins the shop's words of a language. Goes before the React plugin. Installed
 * packages come with both compiled.
 */
export const words = (): PluginOption[] => [
  shopWords(),
  ...(configPath === undefined
    ? []
    : [babel({ presets: [macros(getConfig({ configPath }))] }), lingui({ configPath })]),
];
