/** Settles once the whole document has been read: scripts may be there before its end has come. */
export const parsed = (): Promise<void> =>
  document.readyState === 'loading'
    ? new Promise((done) => addEventListener('DOMContentLoaded', () => done(), { once: true }))
    : Promise.resolve();
