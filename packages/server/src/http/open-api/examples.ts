import type { CallName } from '@caravan/contract';

/** A call as it was asked, and what the server answered, by status. */
export interface CallExample {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Examples by call. `examples.test.ts` writes them down and fails when the server answers otherwise. */
export type Examples = Readonly<Partial<Record<CallName, CallExample>>>;

/** Reads the examples when the document is first asked for. */
export const readExamples = async (): Promise<Examples> =>
  (await import('./examples.json', { with: { type: 'json' } })).default;
