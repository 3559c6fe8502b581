import type { StorybookConfig } from '@storybook/react-vite';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const apps = join(import.meta.dirname, '../..');

/** What pages ask for under their country's name: its mark and its first pictures. */
const own = globSync('*/public/media/*/{icon.svg,hero}', { cwd: apps }).map((file) => ({
  from: join(apps, file),
  to: file.replace(/^.*\/public/, ''),
}));

/** Stories of components live beside them; whole screens, tokens and the introduction in `src`. */
const config: StorybookConfig = {
  stories: ['../src/*.mdx', '../src/*.stories.tsx', '../../../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  typescript: {
    // It follows `Omit` and `Pick`, by which fields take over one another's props.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: join(apps, '../packages/ui/tsconfig.json'),
      include: [join(apps, '../packages/ui/src/**/*.tsx')],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent !== undefined && !parent.fileName.includes('node_modules'),
    },
  },
  // Pictures of the screens: one country's, for those of all have the same names.
  staticDirs: [
    { from: '../../kg/public/media', to: '/media' },
    { from: '../../kg/content/pictures', to: '/content/pictures' },
    { from: '../../kg/content/videos', to: '/content/videos' },
    { from: './qr', to: '/qr' },
    ...own,
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
