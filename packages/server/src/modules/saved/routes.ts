import type { CountryContext } from '../../context.ts';
import { empty, ok } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { createCatalogue, shopperOf } from '../catalogue/index.ts';
import { createSavedRepository } from './repository.ts';

/** Products that one member may keep. */
const mostSaved = 100;

/** API-72: products that members keep for later (SHOP-13). */
export const registerSaved = (context: CountryContext, route: Route): void => {
  const { clock } = context;
  const repository = createSavedRepository(context);
  const catalogue = createCatalogue(context);

  route('savedProducts', async (call) => {
    const codes = await repository.codes(call.member.id);
    const found = await catalogue.byCodes(codes, call.language, shopperOf(call));
    return ok(codes.flatMap((code) => found.get(code) ?? []));
  });
  route('joinSaved', async ({ member, body }) => {
    const room = mostSaved - (await repository.count(member.id));
    if (room > 0) await repository.add(member.id, body.products, clock.now(), room);
    return empty;
  });
  route('savedProduct', async ({ member, params }) => {
    if (!(await repository.has(member.id, params.productId))) throw new Refusal('not_found');
    return empty;
  });
  route('saveProduct', async ({ member, params: { productId } }) => {
    if (!(await repository.isProduct(productId))) throw new Refusal('not_found');
    if (!(await repository.has(member.id, productId))) {
      if ((await repository.count(member.id)) >= mostSaved)
        throw new Refusal('conflict', { words: 'server.saved.full', values: { most: mostSaved } });
      await repository.add(member.id, [productId], clock.now(), 1);
    }
    return empty;
  });
  route('unsaveProduct', async ({ member, params }) => {
    await repository.remove(member.id, params.productId);
    return empty;
  });
};
