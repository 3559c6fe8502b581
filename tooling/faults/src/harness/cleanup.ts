type Undo = () => unknown;

const open = new Set<Undo>();
const state: { over: Promise<void> | null } = { over: null };

/** Has something undone when the run ends, however it ends; gives how to undo it earlier. */
export const onEnd = (undo: Undo): (() => Promise<void>) => {
  open.add(undo);
  if (state.over) throw new Error('the run was ended');
  return async () => {
    if (open.delete(undo)) await undo();
  };
};

const undoAll = async (): Promise<void> => {
  for (let undo = [...open].at(-1); undo; undo = [...open].at(-1)) {
    open.delete(undo);
    try {
      await undo();
    } catch (error) {
      console.error(`clean-up: ${String(error)}`);
    }
  }
};

/** Undoes all that is still to be undone, the latest first; a failure stops nothing. Nothing new can begin after it. */
export const cleanUp = (): Promise<void> => (state.over ??= undoAll());

/** From now on an interrupt, a request to end and an error nobody caught clean up before the process ends. */
export const cleanUpOnSignals = (): void => {
  const end = (code: number) => (reason: unknown) => {
    if (state.over) return;
    if (reason instanceof Error) console.error(reason);
    void cleanUp().finally(() => process.exit(code));
  };
  // A library that starts databases ends the process at once at these, before anything of ours is undone.
  for (const [name, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.removeAllListeners(name);
    process.on(name, end(code));
  }
  process.on('uncaughtException', end(1));
};
