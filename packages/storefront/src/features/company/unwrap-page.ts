import { unwrap, notFound } from '../../routes/outcomes.ts';

type Told<Value> = Parameters<typeof unwrap<Value>>[0];

/**
 * As `unwrap`, for a page that an address names: what there is none of, and what no page can be called, is not found. Anything
 * else that fails is an error to be tried again.
 */
export const unwrapPage = <Value>(answer: Told<Value>): Value => {
  const [error] = answer;
  if (error?.status === 404 || error?.status === 400) throw notFound();
  return unwrap(answer);
};
