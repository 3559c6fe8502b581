import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withoutKinds } from './used-renderer.ts';

/** What a function of the renderer gives for kinds of nodes, once those that are never made are left out. */
const run = (code: string, places: number, kinds: readonly number[]): unknown =>
  runInNewContext(
    `'use strict';${withoutKinds(code, places)};[${kinds.map((tag) => `f({ tag: ${tag} })`).join()}]`,
  );

it('PERF-2 cases of kinds that are never made are left out, and others run as they did', () => {
  const code = `function f(fiber) {
  var seen = '';
  switch (fiber.tag) {
    case 30:
      return 'view transition';
    case 3:
      seen += 'root ';
    case 27:
      seen += 'element ';
      break;
    case 26:
    case 5:
      return 'host';
    case 31:
    case 13:
      return 'suspense';
    case 19:
      return 'list';
    default:
      return 'other';
  }
  return seen;
}`;
  expect(run(code, 5, [3, 5, 13, 30, 27, 19])).toEqual([
    'root element ',
    'host',
    'suspense',
    'other',
    'other',
    'other',
  ]);
  expect(withoutKinds(code, 5)).not.toMatch(/view transition|list/);
});

it('PERF-2 a name that a left out case declared is still there for the others', () => {
  const code = `function f(fiber) {
  switch (fiber.tag) {
    case 19:
      var name = 'list', inner = function () { var own = 1; return own; };
      return name + inner();
    case 5:
      name = 'host';
      return name;
  }
}`;
  expect(run(code, 2, [5])).toEqual(['host']);
});

it('PERF-2 comparisons with such kinds are decided, whichever side they stand on; other numbers stay', () => {
  const code = `function f(fiber) {
  return [30 === fiber.tag, fiber.tag !== 31, 5 === fiber.tag, 30 === fiber.lanes].join();
}`;
  expect(run(code, 2, [5])).toEqual(['false,true,true,false']);
  expect(withoutKinds(code, 2)).toContain('[!1, !0, 5 === fiber.tag, 30 === fiber.lanes]');
});

it('PERF-2 a renderer that speaks of them in another number of places is not changed', () => {
  expect(() => withoutKinds('function f(fiber) { return 30 === fiber.tag; }', 2)).toThrow(
    /in 1 places, not 2: look at its patch/,
  );
});
