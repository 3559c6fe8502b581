import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { fileOf, readCompose, readEnvFile } from './testing/compose.ts';

const guide = fileOf('../guides/operate.md');
/** What the guide’s example adds to the settings of a country. */
const added = (val: string): Record<string, string> => {
  const [, words = ''] = new RegExp(`^printf '%s\\\\n' (.+) >> ${val}\\.env$`, 'm').exec(guide) ?? [];
  return Object.fromEntries(words.split(' ').map((word) => word.split('=')));
};
const example = readEnvFile('example.env');
const countries = ['kg', 'az'].map((val) => ({
  val,
  compose: readCompose('compose.yaml', { ...example, APP: val, ...added(val) }),
}));
const { networks, services } = z
  .object({
    networks: z.record(z.string(), z.object({ external: z.literal(true), name: z.string() })),
    services: z.object({
      proxy: z.object({ image: z.string(), networks: z.array(z.string()), volumes: z.array(z.string()) }),
    }),
  })
  .parse(parse(fileOf('proxy.yaml')));

it('OPS-2 no port and no network of the compose file is fixed', () => {
  const text = fileOf('compose.yaml');
  const ports = [...text.matchAll(/^ +ports: \[(.+)\]$/gm)].flatMap(([, list = '']) => list.split(', '));
  expect(ports).toHaveLength(6);
  for (const port of ports)
    expect(port).toMatch(/^"(?:127\.0\.0\.1|0\.0\.0\.0):\$\{[A-Z]+_PORT:-\d+\}:\d+(?:\/udp)?"$/);
  const left = text.replaceAll(/\$\{\w+:-[^}]*\}/g, '');
  expect(left).not.toMatch(/\d+\.\d+\.\d+\.\d+\/\d+/);
  expect(left).not.toMatch(/container_name|^ +external:/m);
  // What can be set is in the example, with what it is when it is left out.
  for (const [, name = '', value = ''] of text.matchAll(/\$\{(\w+_PORT|SUBNET):-([^}]*)\}/g))
    expect(fileOf('example.env')).toContain(`\n# ${name}=${value}\n`);
});

it('OPS-2 two countries as the guide sets them up share no name, port or network of a machine', () => {
  const taken = countries.flatMap(({ compose }) => [
    compose.name,
    ...compose.networks.default.ipam.config.map(({ subnet }) => subnet),
    ...Object.values(compose.services)
      .filter(({ scale }) => scale > 0)
      .flatMap(({ ports }) => ports.map((port) => port.replace(/:\d+(?<udp>\/udp)?$/, '$<udp>'))),
  ]);
  expect(taken).toHaveLength(10);
  expect(taken).toEqual([...new Set(taken)]);
  for (const { compose } of countries)
    for (const name of ['shop-1', 'shop-2', 'shop-3'])
      expect(compose.services[name]?.environment['TRUSTED_PROXY']).toBe(
        compose.networks.default.ipam.config[0]?.subnet,
      );
});

it('OPS-2 one proxy is in the network of each country, and has a site for it', () => {
  expect(services.proxy.networks).toEqual(countries.map(({ val }) => val));
  const sites = fileOf('sites/shops.caddy.example');
  const upstreams = [...fileOf('Caddyfile').matchAll(/\{args\[0\]\}(-[\w-]+):3000/g)];
  expect(upstreams).toHaveLength(3);
  for (const { val, compose } of countries) {
    expect(networks[val]?.name).toBe(`${compose.name}_default`);
    expect(compose.services['proxy']?.scale).toBe(0);
    expect(sites).toContain(`\timport shop ${val}\n`);
    const known = Object.values(compose.services).flatMap((one) => one.networks['default']?.aliases ?? []);
    expect(known).toEqual(upstreams.map(([, rest = '']) => val + rest));
  }
});

it('OPS-2 a proxy of one country is what it was: its ports, its site, the image that several have', () => {
  const { proxy } = readCompose('compose.yaml', example).services;
  expect(proxy).toMatchObject({
    scale: 1,
    image: services.proxy.image,
    ports: ['0.0.0.0:80:80', '0.0.0.0:443:443', '0.0.0.0:443:443/udp'],
    environment: { APP: 'kg', PUBLIC_ORIGIN: example['PUBLIC_ORIGIN'] },
  });
  expect(proxy?.volumes).toContain('./own.caddy:/etc/caddy/own/own.caddy:ro');
  expect(fileOf('Caddyfile')).toContain('\nimport /etc/caddy/own/*.caddy\n');
  expect(fileOf('own.caddy')).toContain('{$PUBLIC_ORIGIN} {\n\timport shop {$APP}\n}');
  for (const volume of services.proxy.volumes.filter((one) => one.startsWith('.')))
    expect(existsSync(new URL(`../${volume.split(':')[0]}`, import.meta.url)), volume).toBe(true);
});
