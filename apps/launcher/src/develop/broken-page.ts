import { stripVTControlCharacters } from 'node:util';
import { scriptOf } from './page-script.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What went wrong, as a developer reads it: without the colours of terminals. */
export const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { plugin, frame } = Object.assign({ plugin: '', frame: '' }, error);
  const text = [plugin && `[${plugin}]`, error.message, frame, error.stack].filter(Boolean).join('\n');
  return stripVTControlCharacters(text);
};

/** In place of every page while the server's code cannot run; it opens the real one as soon as that is mended. `made` is of which code pages are made. */
export const brokenPage = (
  error: unknown,
  made: number,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Error</title><script nonce type="module" src="${scriptOf(made)}"></script></head>
<body data-broken><h1>The shop’s code cannot run</h1><pre>${escape(textOf(error))}</pre></body></html>`;
