import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { words } from './words.ts';

/** Two cores have two workers where tests also wait; Vitest alone would leave one of the two idle. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** How the tests of one package are run. */
export interface UnitTestOptions {
  /** Tests have a document: all, or those in `.tsx` and those that ask for one (`@vitest-environment jsdom`). */
  readonly dom?: boolean | 'tsx';
  /** Milliseconds a test may take. */
  readonly timeout?: number;
  /** A file that prepares what all files share. */
  readonly globalSetup?: string;
  /** Files that hold others to seconds: they run once the others are done, one at a time. */
  readonly timed?: readonly string[];
}

const every = ['src/**/*.test.{ts,tsx}'];

/** Which files there are, and in which order and surroundings they run. */
const filesOf = ({ dom, timed }: Pick<UnitTestOptions, 'dom' | 'timed'>): ViteUserConfig['test'] => {
  if (timed !== undefined)
    return {
      projects: [
        { extends: true, test: { name: 'all', include: every, exclude: [...timed] } },
        {
          extends: true,
          test: { name: 'timed', include: [...timed], maxWorkers: 1, sequence: { groupOrder: 1 } },
        },
      ],
    };
  // Making a document takes a second.
  if (dom === 'tsx')
    return {
      projects: [
        {
          extends: true,
          test: { name: 'document', include: ['src/**/*.test.tsx'], environment: 'jsdom' },
        },
        { extends: true, test: { name: 'plain', include: ['src/**/*.test.ts'] } },
      ],
    };
  return { include: every };
};

/** Vitest for one package. Results go to `.reports/vitest.json`, which `npm test` adds up. */
export const unitTests = ({
  dom = false,
  timeout = 10_000,
  globalSetup,
  timed,
}: UnitTestOptions = {}): ViteUserConfig =>
  defineConfig({
    plugins: [words(), react()],
    css: { transformer: 'lightningcss' },
    test: {
      environment: dom === true ? 'jsdom' : 'node',
      // Testing Library takes down what a test rendered only where it finds a global `afterEach`.
      globals: dom !== false,
      maxWorkers,
      passWithNoTests: false,
      testTimeout: timeout,
      ...(globalSetup === undefined ? {} : { globalSetup }),
      hookTimeout: 60_000,
      reporters: ['default', 'json'],
      outputFile: { json: '.reports/vitest.json' },
      ...filesOf({ dom, ...(timed && { timed }) }),
    },
  });
