import { expect, it } from 'vitest';
import { complaintsOf } from '../testing/small-tree.ts';

const sheet = {
  'packages/storefront/src/shared/line/line.module.css':
    '.line { color: red }\n.line > .of-words { margin: 0.5rem }',
};
const component = (taken: string) => ({
  ...sheet,
  'packages/storefront/src/shared/line/line.tsx': `import css from './line.module.css';\nexport const Line = () => <p className={${taken}} />;`,
});

it('finds a class that its style sheet does not have', () => {
  expect(complaintsOf(component('css.error'))).toEqual([
    'packages/storefront/src/shared/line/line.tsx:2 .error is no class of packages/storefront/src/shared/line/line.module.css',
  ]);
});

it.each(['css.line', `css['of-words']`, 'css[tone]', 'other.error'])('lets %s pass', (taken) => {
  expect(complaintsOf(component(taken))).toEqual([]);
});
