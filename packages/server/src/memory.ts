import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Bytes of V8's space for new objects, both halves, from which on it does not grow. */
const most = 64 * 1024 ** 2;

/** By how much of what is in use the space for old objects may grow before it is swept, in percent; V8 lets it triple. */
const garbage = 100;

/** Milliseconds between two looks. */
const every = 100;

/** Bytes that V8 has set aside for new objects. */
const newSpace = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;

const growBy = (factor: 1 | 2): void => setFlagsFromString(`--semi-space-growth-factor=${factor}`);

/** Keeps V8's space for new objects as it is, while code is loaded: that alone would blow it up to 128 MB, for good. */
const holdMemory = (): void => growBy(1);

/**
 * From here on lets V8 take as much memory as a server of this kind needs, and no more, whatever the machine has: with V8's own
 * measure a process grew to 450 MB of which 90 were in use (PERF-8, decision 0025). The space for new objects is looked at again
 * and again, since V8 makes it smaller when little goes on.
 */
const boundMemory = (): void => {
  setFlagsFromString(`--heap-growing-percent=${garbage}`);
  let growing = false;
  const look = (): void => {
    if (newSpace() < most === growing) return;
    growing = !growing;
    growBy(growing ? 2 : 1);
  };
  look();
  setInterval(look, every).unref();
};

/** Loads the code of a program, and gives it; its memory is in hand before and after. Called once, by what starts the process. */
export const loadProgram = async <Program>(load: () => Promise<Program>): Promise<Program> => {
  holdMemory();
  const program = await load();
  boundMemory();
  return program;
};
