import type { CallName } from '@caravan/contract';
import { ok, type Call } from '../../http/call.ts';
import { usualPageSize } from '../../http/page-size.ts';
import { orNotFound } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import type { Content } from './create-content.ts';
import type { CardSlug } from './edition.ts';
import type { Reading } from './reading.ts';
import {
  catalogueViews,
  certificateCategories,
  certificateViews,
  downloadCategories,
  downloadViews,
} from './views/documents.ts';
import { officeViews, questionCategories, questionViews } from './views/help.ts';
import { albumViews, photoViews, videoCategories, videoViews } from './views/media.ts';
import { cardPageView, frontView } from './views/pages.ts';

const pageOf = <Item>(
  items: readonly Item[],
  {
    limit = usualPageSize,
    offset = 0,
  }: { readonly limit?: number | undefined; readonly offset?: number | undefined },
) => ({ results: items.slice(offset, offset + limit), count: items.length });

/** API-20, 30 to 35, 37, 41 and the pages: all of it as the newest edition has it. A country without one has empty lists. */
export const registerContent = (route: Route, content: Content): void => {
  const read = <Name extends CallName>({ language, preview }: Pick<Call<Name>, 'language' | 'preview'>) =>
    content.open({ language, preview });
  const list = async <Name extends CallName, Item>(
    call: Pick<Call<Name>, 'language' | 'preview'>,
    view: (reading: Reading) => Item[],
  ): Promise<Item[]> => {
    const reading = await read(call);
    return reading ? view(reading) : [];
  };
  const cards = async <Name extends CallName>(
    call: Pick<Call<Name>, 'language' | 'preview'>,
    slug: CardSlug,
  ) => {
    const reading = orNotFound(await read(call));
    return ok(orNotFound(cardPageView(reading, slug)));
  };

  route('front', async (call) => ok(frontView(orNotFound(await read(call)))));
  route('contentPage', async (call) => {
    const reading = orNotFound(await read(call));
    return ok(orNotFound(await content.page(reading, call.params.slug, call.query.version)));
  });
  route('eventPage', (call) => cards(call, 'events'));
  route('incentivePage', (call) => cards(call, 'incentives'));
  route('whyForeverPage', (call) => cards(call, 'why-forever'));
  route('questions', async (call) =>
    ok(await list(call, (reading) => questionViews(reading, call.query.category))),
  );
  route('questionCategories', async (call) => ok(await list(call, questionCategories)));
  route('videos', async (call) => {
    const videos = await list(call, (reading) => videoViews(reading, call.query.category));
    return ok(pageOf(videos, call.query));
  });
  route('videoCategories', async (call) => ok(await list(call, videoCategories)));
  route('certificates', async (call) =>
    ok(await list(call, (reading) => certificateViews(reading, call.query.category))),
  );
  route('certificatesByKind', async (call) =>
    ok(await list(call, (reading) => certificateViews(reading, call.query.category))),
  );
  route('certificateCategories', async (call) => ok(await list(call, certificateCategories)));
  route('albums', async (call) => ok(await list(call, albumViews)));
  route('album', async (call) => {
    const albums = await list(call, albumViews);
    return ok(orNotFound(albums.find(({ id }) => id === call.params.id) ?? null));
  });
  route('photos', async (call) => {
    const photos = await list(call, (reading) => photoViews(reading, call.query.album));
    return ok(pageOf(photos, call.query));
  });
  route('magazines', async (call) => {
    const reading = await read(call);
    return ok({ results: reading ? await content.magazines(reading, call.store) : [] });
  });
  route('downloads', async (call) =>
    ok(await list(call, (reading) => downloadViews(reading, call.query.category))),
  );
  route('downloadCategories', async (call) => ok(await list(call, downloadCategories)));
  route('catalogues', async (call) => ok(await list(call, catalogueViews)));
  route('offices', async (call) => ok(await list(call, officeViews)));
};
