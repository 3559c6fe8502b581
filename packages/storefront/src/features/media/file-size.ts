import { formatDecimal, type Language } from '@caravan/i18n';
import { msg } from '@lingui/macro';
import type { MessageDescriptor } from '@lingui/core';

/** A size in the language's words: whole kilobytes, from a thousand on megabytes with one digit. Not `Intl`: browsers do not know every language. */
export const fileSize = (bytes: number, language: Language): MessageDescriptor => {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000
    ? { ...msg({ id: 'media.size-kb' }), values: { size: String(kilobytes) } }
    : {
        ...msg({ id: 'media.size-mb' }),
        values: { size: formatDecimal(Math.round(bytes / 1e5) / 10, language) },
      };
};
