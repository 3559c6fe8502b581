import type { StorefrontWords } from '@caravan/country';
import { addWords, type WordArea } from '@caravan/i18n';
import type { I18n } from '@lingui/core';

/** Makes sure that the words of these areas are there. Rejects when one did not arrive; a later wish asks for it again. */
export type NeedWords = (areas: readonly WordArea[]) => Promise<void>;

/** Adds areas to a page's words when they are first needed. */
export const createNeedWords = (
  i18n: I18n,
  { areas: loaders = {} }: Pick<StorefrontWords, 'areas'>,
): NeedWords => {
  const loaded = new Set<WordArea>();
  const learn = async (area: WordArea): Promise<void> => {
    const load = loaders[area];
    if (!load) throw new Error(`No words of ${area} in ${i18n.locale}`);
    const { messages } = await load();
    if (loaded.has(area)) return;
    loaded.add(area);
    addWords(i18n, messages);
  };
  return async (areas) => {
    await Promise.all(areas.filter((area) => !loaded.has(area)).map(learn));
  };
};
