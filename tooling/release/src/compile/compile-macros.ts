import { transformAsync } from '@babel/core';
import { linguiConfigPath } from '@caravan/vite';
import { getConfig } from '@lingui/conf';
import { fileURLToPath } from 'node:url';

const macro = fileURLToPath(import.meta.resolve('@lingui/babel-plugin-lingui-macro'));

/** Compiles lingui's macros in a module that uses them; any other stays as it is. */
export const compileMacros = async (filename: string, code: string): Promise<string> => {
  if (!code.includes('@lingui/macro')) return code;
  const compiled = await transformAsync(code, {
    filename,
    babelrc: false,
    configFile: false,
    plugins: [[macro, { linguiConfig: getConfig({ configPath: linguiConfigPath }) }]],
  });
  if (!compiled?.code) throw new Error(`lingui's macros left nothing of ${filename}`);
  return compiled.code;
};
