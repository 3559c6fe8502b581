import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';

/** Month of a 'billed to', `2026-11`, in words: `ноябрь 2026`. Not `Intl`: Chromium has no Azerbaijani, Georgian or Kazakh months. */
export const monthName = (billedTo: string): MessageDescriptor => {
  const [year, month] = billedTo.split('-');
  return { ...msg({ id: 'history.month' }), values: { month, year } };
};
