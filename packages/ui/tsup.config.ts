import { publishedPackage, styleSheet } from '@tooling/vite/tsup';
import { copyFile, readFile, writeFile } from 'node:fs/promises';

/** `styles.css` is all a shop needs besides the modules: tokens and ground rules first, then every component. */
export default publishedPackage({
  entry: { index: 'src/index.ts', 'masked-input': 'src/masked-input/masked-input.tsx' },
  platform: 'browser',
  onSuccess: async () => {
    const components = await readFile('dist/index.css', 'utf8');
    await copyFile('src/theme/breakpoints.css', 'dist/breakpoints.css');
    await writeFile('dist/styles.css', `${await styleSheet('src/theme/theme.css')}${components}`);
  },
});
