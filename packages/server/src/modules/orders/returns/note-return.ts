import type { Units } from '@caravan/cart-rules';
import type { CountryContext } from '../../../context.ts';
import { finishTask } from '../../tasks/index.ts';
import { insertReturn, readOpenReturns, receiveReturn, type OpenReturn } from './return-repository.ts';

type Context = Pick<CountryContext, 'country' | 'database'>;

const written = (units: Units): string =>
  JSON.stringify([...units].map(([code, quantity]) => ({ code, quantity })));

/** Both together; what is none is left out. */
const sumOf = (one: Units, other: Units): Units =>
  new Map(
    [...new Set([...one.keys(), ...other.keys()])]
      .map((code) => [code, (one.get(code) ?? 0) + (other.get(code) ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );

/** What of a declared return has come, as far as so many units go; null when none of it has. */
const partThatCame = (declared: OpenReturn, came: Map<string, number>): Units | null => {
  const part = new Map<string, number>();
  for (const { code, quantity } of declared.lines) {
    const taken = Math.min(quantity, came.get(code) ?? 0);
    if (taken > 0) part.set(code, taken);
    came.set(code, (came.get(code) ?? 0) - taken);
  }
  return part.size > 0 ? part : null;
};

/**
 * Notes that units came; gives the returns that they belong to, one or more. What the buyer had declared comes first, each
 * return with its own units; what comes beside is added to the first of them, or is a return of its own.
 */
export const noteReceived = async (
  { country, database }: Context,
  orderId: number,
  units: Units,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<readonly number[]> => {
  const open = await database.run(readOpenReturns, [country.val, orderId]);
  const came = new Map(units);
  const parts = open.flatMap((declared) => {
    const part = partThatCame(declared, came);
    return part ? [{ id: declared.id, part }] : [];
  });
  const [first] = parts;
  if (!first) {
    const fields = [country.val, orderId, 'received', reason, written(units), actor];
    const [made] = await database.run(insertReturn, fields);
    return made ? [made.id] : [];
  }
  for (const { id, part } of parts) {
    const beside = id === first.id ? came : new Map<string, number>();
    await database.run(receiveReturn, [id, written(sumOf(part, beside))]);
    await finishTask({ country, database }, { kind: 'withdrawal', subject: `return ${id}` }, actor);
  }
  return parts.map(({ id }) => id);
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
