import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { noDoubledKeys } from './no-doubled-keys.ts';
import { words } from './words.ts';

/** Two cores have two workers where tests also wait; Vitest alone would leave one of the two idle. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Bytes that must be free for each worker. */
const roomy = 6e9;

/**
 * Embedded databases that come and go set off one collection of garbage after the other, as their memory lies outside of V8's heap:
 * an eighth of the server's tests. Where there is memory for it, some 2 GB a worker, it counts at V8's limit alone (0083).
 */
const seldomCollected =
  process.availableMemory() >= maxWorkers * roomy ? ['--external-memory-accounted-in-global-limit'] : [];

/** How the tests of one package are run. */
export interface UnitTestOptions {
  /**
   * Tests have a document, which the files of a worker share, but for those that want none (`@vitest-environment node`). What a
   * test rendered is taken down by `setup`: Testing Library does it by itself for the first file alone.
   */
  readonly dom?: boolean;
  /** Milliseconds a test may take before it counts as hung, a minute unless told: beside others a machine may be slow, or stall once. */
  readonly timeout?: number;
  /** A file that prepares what all files share. */
  readonly globalSetup?: string;
  /** A file that each test file begins with. */
  readonly setup?: string;
  /** Files that hold others to seconds: one at a time, once the others are done, or as a task of their own (`test:timed`). */
  readonly timed?: readonly string[];
  /** Files that need modules of their own: they replace some (`vi.mock`), or are about what has not been loaded yet. */
  readonly isolated?: readonly string[];
}

const every = ['src/**/*.test.{ts,tsx}'];

/** Milliseconds for which `expect.poll` waits unless told: what must come within a time says within which. */
const patience = 20_000;

/** Vitest for one package. Results go to `.reports/vitest.json`, which `npm test` adds up. */
export const unitTests = ({
  dom = false,
  timeout = 60_000,
  globalSetup,
  setup,
  timed = [],
  isolated = [],
}: UnitTestOptions = {}): ViteUserConfig =>
  defineConfig({
    plugins: [noDoubledKeys(), words(), react()],
    css: { transformer: 'lightningcss' },
    test: {
      environment: dom ? 'jsdom' : 'node',
      // An embedded database of a few tests ends before its code, compiled better, would pay: an eighth of the server's tests.
      execArgv: ['--liftoff-only', ...seldomCollected],
      maxWorkers,
      passWithNoTests: false,
      testTimeout: timeout,
      hookTimeout: 60_000,
      expect: { poll: { timeout: patience } },
      ...(globalSetup === undefined ? {} : { globalSetup }),
      ...(setup === undefined ? {} : { setupFiles: [setup] }),
      reporters: ['default', 'json'],
      outputFile: { json: '.reports/vitest.json' },
      projects: [
        // All files of a worker share what they import: to read and run it anew for each took from a third to two thirds of the time.
        {
          extends: true,
          test: { name: 'all', include: every, exclude: [...timed, ...isolated], isolate: false },
        },
        { extends: true, test: { name: 'isolated', include: [...isolated] } },
        {
          extends: true,
          test: {
            name: 'timed',
            include: [...timed],
            maxWorkers: 1,
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  });
