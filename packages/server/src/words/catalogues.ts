/// <reference types="vite/client" />
import type { Catalogue, Language } from '@caravan/i18n';

/** The server's areas in every language that they are written in, each loaded only by a country that speaks it. */
const files = import.meta.glob<{ readonly messages: Catalogue }>(
  '../../../i18n/src/words/{arrival,orders,retail,rules,server}/*.po',
);

/** The server's words in a language, one loader an area; none where nobody has written them. */
export const cataloguesIn = (language: Language) =>
  Object.entries(files)
    .filter(([file]) => file.endsWith(`/${language}.po`))
    .map(([, load]) => load);
