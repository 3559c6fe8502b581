import type { CountryContext } from '../../context.ts';
import { tokenHash } from '../accounts/index.ts';
import { createContentRepository } from './repository.ts';

/** Whether the secret of a preview's link still opens one. */
export const createHasPreview = (context: Pick<CountryContext, 'country' | 'database'>) => {
  const repository = createContentRepository(context);
  return async (token: string): Promise<boolean> => (await repository.previewId(tokenHash(token))) !== null;
};
