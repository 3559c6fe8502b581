import { describe, expect, it } from 'vitest';
import { readAudit } from './read-audit.ts';
import { lockedOf } from './read-repository.ts';
import { checkFloors, checkInstallScripts, checkPinned, checkShipped, isBefore } from './rules.ts';

describe('packages of others', () => {
  it.each([
    ['1.2.3', true],
    ['catalog:', true],
    ['workspace:*', true],
    ['npm:@typescript/typescript6@6.0.2', true],
    ['^1.2.3', false],
    ['~1.2.3', false],
    ['>=1', false],
    ['latest', false],
    ['https://example.org/x.tgz', false],
  ])('SEC-6 a version is exact: %s', (version, passes) => {
    const file = 'packages/x/package.json';
    expect(checkPinned([{ file, dependencies: { y: version } }], {})).toHaveLength(passes ? 0 : 1);
    expect(checkPinned([{ file, devDependencies: { y: version } }], {})).toHaveLength(passes ? 0 : 1);
    if (version !== 'catalog:') expect(checkPinned([], { y: version })).toHaveLength(passes ? 0 : 1);
  });

  it('SEC-6 what is shipped is named with its reason, and nothing else is', () => {
    const app = {
      file: 'apps/kg/package.json',
      dependencies: { fastify: '5.0.0', '@caravan/ui': 'workspace:*' },
    };
    const tool = { file: 'tooling/bench/package.json', dependencies: { autocannon: '8.0.0' } };
    expect(checkShipped([app, tool], { fastify: 'the server' })).toEqual([]);
    expect(checkShipped([app], {})).toEqual([expect.stringContaining('fastify is shipped without a reason')]);
    expect(checkShipped([tool], { fastify: 'the server' })).toEqual([
      expect.stringContaining('nothing uses fastify any more'),
    ]);
  });

  it.each([
    ['5.8.4', true],
    ['5.8.5', false],
    ['5.10.0', false],
    ['4.99.99', true],
    ['6.0.0', false],
  ])('SEC-6 S43 %s is before 5.8.5: %s', (version, before) => {
    expect(isBefore(version, '5.8.5')).toBe(before);
    expect(checkFloors([lockedOf(`fastify@${version}`)], { fastify: '5.8.5' })).toHaveLength(before ? 1 : 0);
  });

  it('SEC-6 a package with a scope is known by its whole name', () => {
    expect(lockedOf('@fastify/cookie@11.0.2')).toEqual({ name: '@fastify/cookie', version: '11.0.2' });
  });

  it('SEC-6 install scripts are allowed by name only', () => {
    expect(checkInstallScripts({ allowBuilds: { esbuild: false, '@x/y': true } })).toEqual([]);
    expect(checkInstallScripts({ allowBuilds: { '*': true } })).toHaveLength(1);
    expect(checkInstallScripts({ allowBuilds: {}, dangerouslyAllowAllBuilds: true })).toHaveLength(1);
    expect(checkInstallScripts({})).toHaveLength(1);
  });
});

describe('the registry’s advisories', () => {
  const advisory = (severity: string) => ({ severity, module_name: 'x', title: 'A hole' });

  it('SEC-6 count from high upward', () => {
    const told = { advisories: { 1: advisory('moderate'), 2: advisory('high'), 3: advisory('critical') } };
    expect(readAudit(JSON.stringify(told))).toEqual(['x: A hole (high)', 'x: A hole (critical)']);
    expect(readAudit(JSON.stringify({ advisories: {} }))).toEqual([]);
  });

  it('SEC-6 are told from no answer at all', () => {
    expect(readAudit('')).toBeNull();
    expect(readAudit('{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}')).toBeNull();
  });
});
