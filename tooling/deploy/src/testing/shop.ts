import { country } from 'kg/country';
import { openDatabase } from '@caravan/server';
import { importMembers } from '@caravan/server/import';
import { get, run } from '@tooling/load/programs';
import { join } from 'node:path';
import { z } from 'zod';

/** The repository's folder. */
export const repository = join(import.meta.dirname, '../../../..');

/** The name under which the shop is asked. */
export const [host] = country.domains;

const password = 'Aloe-trial-2026';
const member = `${country.fboPrefix}000000001`;

/** Members who can log in, as a shop of the test's has them. */
export const loadMembers = async (url: string): Promise<void> => {
  const database = await openDatabase({ url });
  try {
    const loaded = await importMembers(database, country, join(repository, 'apps/kg'), {
      production: false,
      password,
    });
    if (!loaded.ok) throw new Error('the members were not loaded');
  } finally {
    await database.close();
  }
};

/** A command line of the deployed shop; gives what it said. @throws when it fails. */
export const operate = (folder: string, url: string, ...words: readonly string[]): string =>
  run(folder, 'env', `DATABASE_URL=${url}`, process.execPath, 'dist/server/shop.js', ...words);

const tokenShape = z.object({ token: z.string() });
const orderShape = z.object({ pk: z.int(), status: z.string() });
const listShape = z.object({ results: z.array(z.object({ productCode: z.string() })).min(1) });

/** Logs in, buys the shop's first product on delivery, and gives the order's state and the begin of its receipt. */
export const buy = async (port: number): Promise<{ readonly status: string; readonly receipt: string }> => {
  const ask = async <Shape extends z.ZodType>(
    shape: Shape,
    path: string,
    sent: Parameters<typeof get>[3] = {},
  ): Promise<z.output<Shape>> => {
    const { status, text } = await get(port, host, `/ru/api/${path}`, sent);
    if (status >= 300) throw new Error(`${path} was answered ${status}: ${text}`);
    return shape.parse(JSON.parse(text));
  };
  const { token } = await ask(tokenShape, 'login/', { body: { username: member, password } });
  const { results } = await ask(listShape, 'product/?limit=24&ordering=-price', { token });
  const productCode = results[0]?.productCode;
  await ask(z.unknown(), 'order/cart/add/', { token, body: { productCode, quantity: 1 } });
  const { pk } = await ask(orderShape.pick({ pk: true }), 'order/order/', { token, body: {} });
  const { status } = await ask(orderShape, `order/order/${pk}/payment-delivery/`, {
    token,
    method: 'PATCH',
    body: {
      payment: 'delivery-pay',
      delivery: 'pickup',
      pickupNameSurname: 'Айгуль Асанова',
      pickupPhone: '+996555120345',
    },
  });
  const receipt = await get(port, host, `/ru/api/order/order/${pk}/receipt/`, { token });
  return { status, receipt: receipt.text.slice(0, 5) };
};
