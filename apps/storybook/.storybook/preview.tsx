import { languageNames } from '@caravan/i18n';
import '@caravan/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import { DocsPage } from '../src/docs-page.tsx';
import { translateSamples } from '../src/translate-samples.ts';
import { countries, wearTheme } from '../src/toolbar.ts';

/** The language of the words as the story was written, until the toolbar names another. */
const asWritten = 'as written';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    country: {
      toolbar: { title: 'Country', icon: 'globe', items: [...countries], dynamicTitle: true },
    },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'comment',
        items: [
          { value: asWritten, title: 'As written' },
          ...Object.entries(languageNames).map(([value, title]) => ({ value, title })),
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { country: 'kg', language: asWritten, direction: 'ltr' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { sort: 'requiredFirst', expanded: true },
    docs: { page: DocsPage },
    options: { storySort: { order: ['Introduction', 'Foundations', 'Screens'] } },
  },
  // The browser tests wait for this mark: the story was drawn and its play function has passed.
  afterEach: ({ id }) => {
    document.documentElement.dataset['finished'] = id;
  },
  decorators: [
    (Story, { globals, parameters, canvasElement, viewMode }) => {
      const page = document.documentElement;
      // A page of a component shows many stories at once, each of its own language and direction, round English words.
      const root = viewMode === 'docs' ? canvasElement : page;
      if (root !== page) Object.assign(page, { lang: 'en', dir: 'ltr' });
      const chosen = String(globals['language']);
      const language = chosen === asWritten ? null : chosen;
      root.lang = language ?? String(parameters['lang'] ?? 'en');
      root.dir = String(parameters['direction'] ?? globals['direction']);
      wearTheme(String(globals['country']));
      translateSamples(canvasElement, language);
      return <Story />;
    },
  ],
};

export default preview;
