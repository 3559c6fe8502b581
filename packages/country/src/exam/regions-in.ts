import type { RegionFixture } from './check.ts';

/** Provinces and districts as a country's `regions.yaml` writes them: a block a province, a line a district. */
export const regionsIn = (yaml: string): RegionFixture[] =>
  yaml
    .split(/^- /m)
    .slice(1)
    .map((block) => ({
      id: Number(/^id: (\d+)/.exec(block)?.[1]),
      districts: [...block.matchAll(/\{ id: (\d+),.*delivers: (true|false)/g)].map(([, id, delivers]) => ({
        id: Number(id),
        delivers: delivers === 'true',
      })),
    }));
