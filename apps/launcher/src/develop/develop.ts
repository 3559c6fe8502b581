import type { CountryDefinition } from '@caravan/country';
import { createServer, type ServerResponse } from 'node:http';
import { addressOf, bankHost } from '../demo-settings.ts';
import { brokenPage, textOf } from './broken-page.ts';
import { createLiveShop, type LivePlace, type Running } from './live-shop.ts';
import { openVite } from './open-vite.ts';
import { sheetPath } from './page-assets.ts';
import { base, madeEvent, pageScript, scriptPath } from './page-script.ts';

/** One country that is worked on. */
export interface Developed {
  /** The country, once its code runs; null where it does not, which was said. */
  readonly country: CountryDefinition | null;
  readonly close: () => Promise<void>;
}

const answer = (response: ServerResponse, status: number, type: string, text: string): void => {
  response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(text);
};

/** Milliseconds for which an error in a page is told to pages that connect: the one that had it is still loading its scripts. */
const stillLoading = 20_000;

/**
 * One country on real data, whose code is the files as they are now. A saved screen is drawn anew in open pages with its state; what
 * the server is made of is made anew, and the pages are opened again; an error stands in the page until it is mended.
 * @throws Error when the port is taken.
 */
export const develop = async (place: LivePlace, say: (line: string) => void): Promise<Developed> => {
  const { port } = place;
  const front = createServer();
  await new Promise<void>((resolve, reject) => front.once('error', reject).listen(port, resolve));
  const vite = await openVite(place, front);
  const { client, ssr } = vite.server.environments;
  const payloadOf = (error: unknown) =>
    ({ type: 'error', err: { message: textOf(error), stack: '' } }) as const;
  const tell = (error: unknown): void => {
    say(textOf(error));
    client.hot.send(payloadOf(error));
  };
  /** What went wrong in a page of code that runs, and when. */
  let inPage: { readonly error: unknown; readonly at: number } | null = null;
  const live = createLiveShop(vite, place, {
    say,
    onError: (error) => {
      inPage = { error, at: performance.now() };
      tell(error);
    },
  });

  let running: Promise<Running> = live.renew();
  /** Why the code does not run; null while it runs. */
  let failure: { readonly error: unknown } | null = null;
  let isWaiting = false;
  const renew = (opensAgain: boolean): void => {
    if (isWaiting) return;
    isWaiting = true;
    const before = running;
    running = before
      .catch(() => {})
      .then(() => {
        isWaiting = false;
        return live.renew();
      });
    settle(opensAgain);
  };
  const settle = (opensAgain: boolean): void => {
    running.then(
      () => {
        if (opensAgain || failure) client.hot.send({ type: 'full-reload' });
        failure = null;
      },
      (error: unknown) => {
        failure = { error };
        tell(error);
      },
    );
  };
  settle(false);
  // A page that was being opened when the code broke: Vite keeps an error for a page only while none is connected.
  client.hot.on('vite:client:connect', (_, page) => {
    const wrong = failure ?? (inPage && performance.now() - inPage.at < stillLoading ? inPage : null);
    if (wrong) page.send(payloadOf(wrong.error));
  });
  // One that was made before a change and connects after it has heard nothing of that.
  client.hot.on(madeEvent, (made, page) => {
    if (made !== live.code.made) page.send({ type: 'full-reload' });
  });

  /** What runs when nothing is being made anew. */
  const settled = async (): Promise<Running> => {
    for (;;) {
      const now = running;
      const made = await now.catch((error: unknown) => {
        if (now === running) throw error;
      });
      if (made && now === running) return made;
    }
  };

  for (const event of ['add', 'change', 'unlink'] as const)
    vite.server.watcher.on(event, (file) => {
      const isKnown = ssr.moduleGraph.getModulesByFile(file) !== undefined;
      if (!isKnown && !failure) return;
      inPage = null;
      ssr.moduleGraph.onFileChange(file);
      renew(client.moduleGraph.getModulesByFile(file) === undefined);
    });

  front.on('request', (request, response) => {
    const { url = '/', headers } = request;
    const name = (headers.host ?? '').replace(/:\d+$/, '');
    if (url.split('?')[0] === scriptPath) return answer(response, 200, 'text/javascript', pageScript);
    if (url.startsWith(base) && url !== sheetPath) {
      vite.server.middlewares(request, response, () => answer(response, 404, 'text/plain', 'Not found.\n'));
      return;
    }
    settled().then(
      ({ country, shop, bank }) => {
        if (url === sheetPath) answer(response, 200, 'text/css', live.code.sheets);
        else if (name === bankHost) bank(request, response);
        else if (name === 'localhost')
          response.writeHead(302, { location: addressOf(country.devDomain, port) }).end();
        else shop(request, response);
      },
      (error: unknown) =>
        url.includes('/api/')
          ? answer(response, 500, 'text/plain', textOf(error))
          : answer(response, 500, 'text/html', brokenPage(error, live.code.made)),
    );
  });

  const first = await settled().catch(() => null);
  return {
    country: first?.country ?? null,
    close: async () => {
      front.close();
      front.closeAllConnections();
      await running.catch(() => {});
      await live.close();
      await vite.runner.close();
      await vite.server.close();
    },
  };
};
