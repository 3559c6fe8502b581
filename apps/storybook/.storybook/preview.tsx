import '@caravan/ui/styles.css';
import './themes.css';
import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
  globalTypes: {
    direction: {
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    theme: {
      toolbar: { title: 'Theme', icon: 'paintbrush', items: ['lime', 'apricot', 'sky'], dynamicTitle: true },
    },
  },
  initialGlobals: { direction: 'ltr', theme: 'lime' },
  parameters: { layout: 'padded', a11y: { test: 'error' } },
  // The browser tests wait for this mark: the story was drawn and its play function has passed.
  afterEach: ({ id }) => {
    document.documentElement.dataset['finished'] = id;
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const root = document.documentElement;
      root.lang = String(parameters['lang'] ?? 'en');
      root.dir = String(parameters['direction'] ?? globals['direction']);
      root.dataset['theme'] = String(globals['theme']);
      return <Story />;
    },
  ],
};

export default preview;
