import { bundleAsync } from 'lightningcss';
import { targets } from './css-modules.ts';

/** A plain style sheet with its imports, small and for the browsers we support. */
export const styleSheet = async (filename: string): Promise<string> => {
  const { code } = await bundleAsync({ filename, minify: true, drafts: { customMedia: true }, targets });
  return new TextDecoder().decode(code);
};
