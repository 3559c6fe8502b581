import type { Change, LibraryPatch } from './patch-library.ts';

/** Another body for a function of the library. */
const instead = (name: string, body: string): Change => ({
  find: new RegExp(String.raw`^(function ${name}\([^)]*\) \{\n)[\s\S]*?^\}$`, 'gm'),
  replace: `$1  ${body}\n}`,
  times: 1,
});

/**
 * React's renderer of the server packs each of a page's thousand pieces of text into bytes by itself, with a view of the memory for
 * each, and asks for the name of each element's type, which only a render that is resumed reads. With this the pieces of a flush are
 * one text, which the stream turns into bytes (0084).
 */
export const pagesAsTextPatch: LibraryPatch = {
  name: 'caravan-pages-as-text',
  library: 'react-dom',
  files: /\/react-dom\/cjs\/react-dom-server\.node\.production\.js$/,
  changes: [
    {
      find: /^var currentView = null,$/gm,
      replace: 'var writtenText = "",\n  currentView = null,',
      times: 1,
    },
    instead('writeChunk', 'writtenText += chunk;'),
    instead(
      'completeWriting',
      'var text = writtenText;\n  writtenText = "";\n  "" !== text && destination.write(text);\n  destinationHasCapacity$$1 = !0;',
    ),
    instead('stringToPrecomputedChunk', 'return content;'),
    instead('byteLengthOfChunk', 'return chunk.length;'),
    { find: /\bcurrentView = new Uint8Array\(\d+\);/g, replace: '', times: 2 },
    {
      find: /\bname = getComponentNameFromType\(type\),/g,
      replace: 'name = null === task.replay ? null : getComponentNameFromType(type),',
      times: 1,
    },
  ],
};
