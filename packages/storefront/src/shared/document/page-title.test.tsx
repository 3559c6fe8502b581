import { createI18n } from '@caravan/i18n';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testWords } from '../../testing/test-words.ts';
import { titlePage, useFailedTitle } from './page-title.ts';

const i18n = createI18n('en', testWords);
const Form = ({ failed }: { readonly failed: boolean }) => {
  useFailedTitle(failed);
  return null;
};
const page = (...failed: readonly boolean[]) => (
  <I18nProvider i18n={i18n}>
    {failed.map((one, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- two forms that never change places
      <Form key={place} failed={one} />
    ))}
  </I18nProvider>
);

it('REG-5 two forms that were sent back are one error in the title, until both are mended', () => {
  titlePage('Profile', i18n._.bind(i18n));
  const { rerender, unmount } = render(page(true, true));
  expect(document.title).toBe('Error: Profile');
  rerender(page(false, true));
  expect(document.title).toBe('Error: Profile');
  titlePage('Profile and addresses', i18n._.bind(i18n));
  expect(document.title).toBe('Error: Profile and addresses');
  rerender(page(false, false));
  expect(document.title).toBe('Profile and addresses');
  rerender(page(true, true));
  unmount();
  expect(document.title).toBe('Profile and addresses');
});
