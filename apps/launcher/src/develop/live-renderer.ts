import type { PageRenderer } from '@caravan/server';

/** The renderer as it is now: of screens that were saved a moment ago. No page is kept, and `onError` hears what went wrong in one. */
export const liveRenderer = (now: () => PageRenderer, onError: (error: unknown) => void): PageRenderer => ({
  get addresses() {
    return now().addresses;
  },
  get firstScript() {
    return now().firstScript ?? '';
  },
  get firstStyle() {
    return now().firstStyle ?? '';
  },
  addressOf: (url) => now().addressOf(url),
  isPersonalised: (url) => now().isPersonalised?.(url) ?? false,
  fragment: (language) => now().fragment?.(language) ?? '',
  render: async (page) => {
    const rendered = await now().render({
      ...page,
      onError: (error) => {
        onError(error);
        page.onError(error);
      },
    });
    return rendered.kind === 'document' ? { ...rendered, shared: false } : rendered;
  },
});
