import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { words } from './words.ts';

/** Two cores have two workers where tests also wait; Vitest alone would leave one of the two idle. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** How the tests of one package are run. */
export interface UnitTestOptions {
  /** Tests have a document. */
  readonly dom?: boolean;
  /** Milliseconds a test may take. */
  readonly timeout?: number;
  /** Files that hold others to seconds: they run once the others are done, one at a time. */
  readonly timed?: readonly string[];
}

const every = ['src/**/*.test.{ts,tsx}'];

/** Vitest for one package. Results go to `.reports/vitest.json`, which `npm test` adds up. */
export const unitTests = ({ dom = false, timeout = 10_000, timed }: UnitTestOptions = {}): ViteUserConfig =>
  defineConfig({
    plugins: [words(), react()],
    css: { transformer: 'lightningcss' },
    test: {
      environment: dom ? 'jsdom' : 'node',
      // Testing Library takes down what a test rendered only where it finds a global `afterEach`.
      globals: dom,
      maxWorkers,
      passWithNoTests: false,
      testTimeout: timeout,
      hookTimeout: 60_000,
      reporters: ['default', 'json'],
      outputFile: { json: '.reports/vitest.json' },
      ...(timed === undefined
        ? { include: every }
        : {
            projects: [
              { extends: true, test: { name: 'all', include: every, exclude: [...timed] } },
              {
                extends: true,
                test: { name: 'timed', include: [...timed], maxWorkers: 1, sequence: { groupOrder: 1 } },
              },
            ],
          }),
    },
  });
