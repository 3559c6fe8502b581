import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { words } from './words.ts';

/** Vitest for one package: `dom` gives its tests a document. Results go to `.reports/vitest.json`, which `npm test` adds up. */
export const unitTests = ({
  dom = false,
  timeout = 10_000,
}: { dom?: boolean; timeout?: number } = {}): ViteUserConfig =>
  defineConfig({
    plugins: [words(), react()],
    css: { transformer: 'lightningcss' },
    test: {
      environment: dom ? 'jsdom' : 'node',
      // Testing Library takes down what a test rendered only where it finds a global `afterEach`.
      globals: dom,
      include: ['src/**/*.test.{ts,tsx}'],
      passWithNoTests: false,
      testTimeout: timeout,
      hookTimeout: 60_000,
      reporters: ['default', 'json'],
      outputFile: { json: '.reports/vitest.json' },
    },
  });
