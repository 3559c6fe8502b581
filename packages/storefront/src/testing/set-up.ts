import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { forgetInteraction } from '../shared/loading/first-interaction.ts';

// As long as `expect.poll` waits.
configure({ asyncUtilTimeout: 20_000 });

// Files of a worker share one document. What Testing Library does by itself it does for the first file that imports it.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(cleanup);
afterEach(forgetInteraction);

/** What a file leaves in the document and in what a browser keeps. */
afterAll(() => {
  if (!('document' in globalThis)) return;
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=', 1)[0]}=; Path=/; Max-Age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
