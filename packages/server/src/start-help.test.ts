import { expect, it, vi } from 'vitest';
import { settingsAbout } from './config/environment.ts';
import { startCountry } from './start.ts';

it.each(['--help', '-h', 'help'])(
  'SRV-10 a start with %s tells its settings, and starts nothing',
  async (word) => {
    vi.stubGlobal('process', Object.assign(Object.create(process), { argv: ['node', 'start.js', word] }));
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await startCountry('.', () => Promise.reject(new Error('it is started')));
    const said = write.mock.calls.map(([text]) => String(text)).join('');
    vi.unstubAllGlobals();
    write.mockRestore();
    expect(said).toMatch(/^node dist\/server\/start\.js: /);
    for (const name of Object.keys(settingsAbout)) expect(said).toContain(`  ${name} `);
    expect(said).toMatch(/DATABASE_URL .* \(needed in production\)/);
  },
);
