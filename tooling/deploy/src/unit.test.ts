import { graceSeconds, readSettings, stopOnSignals } from '@caravan/server';
import { shopEnvironment } from '@tooling/load/shop-environment';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileOf, readEnvFile } from './testing/compose.ts';
import { repository } from './testing/shop.ts';
import { readUnit } from './testing/unit-file.ts';

const name = 'caravan@.service';
const unit = readUnit(name, 'kg');
const only = (key: string): string => {
  const [value = '', ...more] = unit[key] ?? [];
  expect(more, key).toEqual([]);
  return value;
};
const guide = fileOf('../guides/operate.md');

it('OPS-2 the service keeps each country’s program, settings and data apart, where the guide lays them', () => {
  expect(only('Service.WorkingDirectory')).toBe('/opt/caravan/kg');
  expect(only('Service.EnvironmentFile')).toBe('/etc/caravan/kg.env');
  const data = `/var/lib/${only('Service.StateDirectory')}`;
  expect(data).toBe('/var/lib/caravan/kg');
  expect(only('Service.Environment').split(' ')).toContain(`DATA_DIR=${data}`);
  for (const said of [
    'pnpm deployable kg /opt/caravan/kg-1',
    'ln -sfn kg-1 /opt/caravan/kg\n',
    '/etc/caravan/kg.env',
    `DATA_DIR=${data}`,
    `--uid=${only('Service.User')}`,
    `useradd --system ${only('Service.User')}`,
    `tooling/deploy/${name} /etc/systemd/system/`,
  ])
    expect(guide).toContain(said);
});

it('OPS-2 an upgrade lays a new folder beside the one that runs, and has the link lead to it before the restart', () => {
  const steps = [
    'pnpm deployable kg /opt/caravan/kg-2\n',
    'RELEASE=/opt/caravan/kg-2 kg migrate\n',
    'ln -sfn kg-2 /opt/caravan/kg && systemctl restart caravan@kg\n',
  ];
  expect(guide).toContain(steps.join(''));
  expect(guide).toContain('`ln -sfn kg-1 /opt/caravan/kg && systemctl restart caravan@kg`');
  expect(guide).not.toMatch(/deployable kg \/opt\/caravan\/kg\s/);
});

it('PERF-8 the service, the image and the shop that is measured share few arenas of memory', () => {
  expect(only('Service.Environment').split(' ')).toContain('MALLOC_ARENA_MAX=2');
  const image = readFileSync(join(repository, 'tooling/deploy/Dockerfile'), 'utf8');
  expect(image.split(/^FROM .* AS shop$/m)[1]).toMatch(/^ENV .*\bMALLOC_ARENA_MAX=2\b/m);
  expect(shopEnvironment({})['MALLOC_ARENA_MAX']).toBe('2');
});

it('OPS-2 a wrong configuration ends the service, with the code that the program ends with', () => {
  const [program, file = ''] = only('Service.ExecStart').split(' ');
  expect(program).toBe('node');
  const { status, stderr } = spawnSync(process.execPath, [file], {
    cwd: join(repository, 'apps/kg'),
    encoding: 'utf8',
    env: { NODE_ENV: 'production' },
  });
  expect(stderr).toMatch(/^DATABASE_URL must be set/m);
  expect(only('Service.RestartPreventExitStatus')).toBe(String(status));
  expect(only('Service.Restart')).toBe('always');
});

it('OPS-2 SRV-13 a stop is the signal that the program hears, and waits until the longest draining is over', () => {
  const heard: string[] = [];
  const ends = { once: (signal: string) => heard.push(signal), exit: () => undefined };
  stopOnSignals(async () => undefined, ends, { complain: () => undefined });
  expect(heard).toContain(only('Service.KillSignal'));
  const drains = (seconds: number): boolean =>
    readSettings(
      { ...readEnvFile('example.env'), NODE_ENV: 'development', DRAIN_SECONDS: String(seconds) },
      { defaultOrigin: () => 'http://shop.localhost' },
    ).ok;
  const longest = Array.from({ length: 1000 }, (_, seconds) => seconds).findLast(drains) ?? Infinity;
  expect(Number(only('Service.TimeoutStopSec'))).toBeGreaterThan(longest + graceSeconds);
});

it('OPS-2 SEC-9 the service may write to nothing but its data, and may become nobody else', () => {
  expect(unit).toMatchObject({
    'Service.CapabilityBoundingSet': [''],
    'Service.NoNewPrivileges': ['yes'],
    'Service.PrivateTmp': ['yes'],
    'Service.ProtectHome': ['yes'],
    'Service.ProtectSystem': ['strict'],
    'Service.StateDirectoryMode': ['0700'],
  });
  expect(unit['Service.MemoryDenyWriteExecute']).toBeUndefined();
});

const analyze = 'systemd-analyze';
it.skipIf(spawnSync(analyze, ['--version']).status !== 0)('OPS-2 systemd finds nothing wrong with it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-unit-'));
  const file = join(folder, name.replace('@', '@kg'));
  // systemd asks that the program be there; where it looks for one named node is the matter of its machine.
  writeFileSync(file, fileOf(name).replace('ExecStart=node', `ExecStart=${process.execPath}`));
  const { status, stderr } = spawnSync(analyze, ['verify', file], {
    encoding: 'utf8',
    env: { ...process.env, SYSTEMD_LOG_LEVEL: 'warning' },
  });
  rmSync(folder, { recursive: true });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
