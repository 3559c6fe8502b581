import { expect, it } from 'vitest';
import { prove, tarballFolder } from './prove.ts';

it('DX-4 all packages are published to a registry of this machine, and a country made of them outside the repository sells', async () => {
  const { folder, remove } = tarballFolder();
  const said: string[] = [];
  try {
    const tarballs = await prove(folder, 'short', (line) => said.push(line));
    expect(tarballs.length).toBeGreaterThan(10);
    expect(said.at(-1)).toMatch(/^bought XX-\d\d-\w{6} in UZS$/);
  } finally {
    remove();
  }
}, 600_000);
