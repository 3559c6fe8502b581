import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import { fileURLToPath } from 'node:url';
import type { PluginOption } from 'vite';
import { shopWords } from './shop-words.ts';

/** Where the catalogues are and in which locales: the one lingui configuration of the repository. */
export const linguiConfigPath = fileURLToPath(new URL('../lingui.config.ts', import.meta.url));

const macros = defineRolldownBabelPreset({
  preset: {
    plugins: [
      [
        fileURLToPath(import.meta.resolve('@lingui/babel-plugin-lingui-macro')),
        { linguiConfig: getConfig({ configPath: linguiConfigPath }) },
      ],
    ],
  },
  rolldown: { filter: { code: '@lingui/macro' } },
});

/** Compiles lingui's macros and `.po` catalogues, and joins the shop's words of a language. Goes before the React plugin. */
export const words = (): PluginOption[] => [
  shopWords(),
  babel({ presets: [macros] }),
  lingui({ configPath: linguiConfigPath }),
];
