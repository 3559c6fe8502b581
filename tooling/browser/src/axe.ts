import type engine from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

declare global {
  var axe: typeof engine;
}

/** Half as long as what the package gives as `source`: each page reads it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA as far as a machine can check it, and what is good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A rule of axe that is broken, and where. */
export interface Violation {
  readonly id: string;
  /** The elements: their selectors, and how they begin. */
  readonly nodes: readonly { readonly target: string; readonly html: string }[];
}

/** Which rules are tried: `only` these, else all but those `without`. */
export interface Rules {
  readonly only?: readonly string[];
  readonly without?: readonly string[];
}

/**
 * What axe finds on a page as it stands. It is put in once a page and tells violations alone: a third of the time of its own
 * package for Playwright, which puts it in for each look and tells all that is well, too.
 */
export const violationsOf = async (page: Page, { only, without = [] }: Rules = {}): Promise<Violation[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ runOnly, disabled }) => {
      const { violations } = await globalThis.axe.run({
        runOnly,
        rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, html }) => ({ target: String(target[0]), html: html.slice(0, 160) })),
      }));
    },
    {
      runOnly: only ? { type: 'rule' as const, values: [...only] } : { type: 'tag' as const, values: tags },
      disabled: only ? [] : [...without],
    },
  );
};

/** Violations as lines to be read. */
export const linesOf = (violations: readonly Violation[]): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
