import type { Units } from '@caravan/cart-rules';
import type { CountryContext } from '../../context.ts';
import { insertReturn, readOpenReturns, receiveReturn } from './return-repository.ts';

type Context = Pick<CountryContext, 'country' | 'database'>;

const written = (units: Units): string =>
  JSON.stringify([...units].map(([code, quantity]) => ({ code, quantity })));

/** Notes that units came: what the buyer had declared first, else a return of its own; gives its id. */
export const noteReceived = async (
  { country, database }: Context,
  orderId: number,
  units: Units,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<number> => {
  const [declared] = await database.run(readOpenReturns, [country.val, orderId]);
  if (declared) {
    await database.run(receiveReturn, [declared.id, written(units)]);
    return declared.id;
  }
  const fields = [country.val, orderId, 'received', reason, written(units), actor];
  const [made] = await database.run(insertReturn, fields);
  return made?.id ?? 0;
};

/** Notes what a buyer declares to send back; gives its id. */
export const noteDeclared = async (
  { country, database }: Context,
  orderId: number,
  units: Units,
  reason: string,
): Promise<number> => {
  const fields = [country.val, orderId, 'requested', reason, written(units), 'member'];
  const [made] = await database.run(insertReturn, fields);
  return made?.id ?? 0;
};
