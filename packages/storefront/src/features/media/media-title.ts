import type { I18n } from '@lingui/core';

/** Title of a list for the window and for search engines: what narrows it down, and its page beyond the first. */
export const mediaTitle = (i18n: I18n, section: string, category = '', page = 1): string =>
  [category, section, page > 1 ? i18n._('shop.page', { page }) : ''].filter(Boolean).join(' · ');
