import type { WordArea } from '@caravan/i18n';
import { useLingui } from '@lingui/react';
import type { ComponentType } from 'react';
import type { NeedWords } from '../words/need-words.ts';

/** A part of a page that the server renders, and whose code comes to the browser when it is wanted. */
export interface ServedPart<Props extends object> {
  /** Stands in a `Suspense`: what was served stays until the code is there; where nothing was served its fallback shows. */
  readonly Part: ComponentType<Props>;
  /** Asks for code and words; what did not come is asked for anew the next time. */
  readonly load: (needWords: NeedWords) => Promise<void>;
  /** Before the first page is rendered on a server, which waits for nothing then. */
  readonly preload: () => Promise<void>;
}

/** Words of `area`, which has a `title` among them, and code come at once: it shows when both are there. */
export const servedPart = <Props extends object>(
  bring: () => Promise<{ readonly default: ComponentType<Props> }>,
  area: WordArea,
): ServedPart<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  let arrive = (): void => {};
  const arrival = new Promise<void>((there) => (arrive = there));
  const preload = async (): Promise<void> => {
    Loaded ??= (await bring()).default;
  };
  return {
    Part: (props) => {
      const { i18n } = useLingui();
      // As React's own `lazy` does; `use` would want to be asked each time.
      // oxlint-disable-next-line typescript/only-throw-error
      if (!Loaded || !(`${area}.title` in i18n.messages)) throw arrival;
      return <Loaded {...props} />;
    },
    load: async (needWords) => {
      await Promise.all([preload(), needWords([area])]);
      arrive();
    },
    preload,
  };
};
