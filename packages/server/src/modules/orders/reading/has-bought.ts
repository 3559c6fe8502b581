import type { OrderStatus } from '@caravan/contract';
import type { CountryContext } from '../../../context.ts';
import { findBought } from './bought-repository.ts';

/** States of orders that are paid or will be at the door, and did not go back whole. */
export const boughtStates = [
  'confirmed',
  'paid',
  'shipped',
  'delivered',
] as const satisfies readonly OrderStatus[];

/** Whether a member bought a product here and has kept some of it (SHOP-12); gifts of the shop do not count. */
export const createHasBought =
  ({ country, database }: Pick<CountryContext, 'country' | 'database'>) =>
  async (memberId: number, productId: number): Promise<boolean> =>
    (await database.run(findBought, [country.val, memberId, productId, boughtStates]))[0]?.bought === true;
