import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import type { Jobs } from '../jobs/index.ts';
import { createDeletionRepository } from './deletion-repository.ts';

/** Deleted, or the codes of orders that must be through before. */
export type DeletionResult =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'open-orders'; readonly codes: readonly string[] };

/**
 * Deletes a member's account in all countries (ACC-7): all sessions end, nobody logs in with it again, and the person is in no row
 * any more. Orders stay without recipient and address; members whom they sponsored keep the sponsor's id.
 */
export const createDeleteAccount = (context: CountryContext, jobs: Jobs) => {
  const { database, clock, ids } = context;
  const repository = createDeletionRepository(context);
  return (memberId: number, language: Language): Promise<DeletionResult> =>
    database.inTransaction(async (): Promise<DeletionResult> => {
      const member = await repository.lock(memberId);
      if (!member) return { kind: 'deleted' };
      const codes = await repository.openOrders(memberId);
      if (codes.length > 0) return { kind: 'open-orders', codes };
      const orders = await repository.erase(memberId, clock.now());
      await repository.note(member.fboId, clock.now(), { orders });
      if (member.email !== null)
        await jobs.send('profile-mail', {
          kind: 'account-deleted',
          memberId,
          name: member.firstName,
          email: member.email,
          language,
          about: ids.token(8),
        });
      return { kind: 'deleted' };
    });
};
