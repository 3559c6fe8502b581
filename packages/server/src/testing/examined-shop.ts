import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { faultsInBooks, stockOf } from './books.ts';
import type { TestServer, TestServerOptions } from './create-test-server.ts';
import { createTestServerOn, type databaseKinds } from './create-test-server-on.ts';
import { giftCountry, giftProducts } from './gift-country.ts';
import { logInBuyer, passAnHour, type Buyer } from './journey.ts';
import { testMails, type TestMails } from './mails.ts';
import { operatorHands, type OperatorHands } from './operator-hands.ts';

/** What the tests of a file have at hand. */
export interface ExaminedShop {
  readonly server: TestServer;
  readonly mails: TestMails;
  /** The operator's. */
  readonly hands: OperatorHands;
  /** A member who is logged in; `logIn` makes them another one. */
  readonly novus: Buyer;
  readonly logIn: (fboId?: string) => Promise<void>;
  /** Units of a product that can be sold. */
  readonly left: (code: string) => Promise<number>;
  /** What is wrong with the books; they are examined when the tests are over, too. */
  readonly faults: () => Promise<string[]>;
}

/** A shop with coupons and gifts for the tests of one file; before each of them an hour passes. */
export const examinedShop = (
  kind: (typeof databaseKinds)[number],
  options: Pick<TestServerOptions, 'country'> = {},
): ExaminedShop => {
  const mails = testMails();
  const shop: Partial<Pick<ExaminedShop, 'server' | 'hands'>> & { novus?: Buyer } = {};
  let initial: Map<string, number>;
  const of = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('the shop opens before the first test');
    return part;
  };
  const faults = () => faultsInBooks(of(shop.server).database, initial);
  const logIn = async (fboId = '999000000005'): Promise<void> => {
    shop.novus = await logInBuyer(of(shop.server), fboId);
  };
  beforeAll(async () => {
    const server = await createTestServerOn(kind, {
      country: giftCountry(),
      products: giftProducts,
      settings: { dataDir: mails.dataDir },
      ...options,
    });
    initial = await stockOf(server.database);
    Object.assign(shop, { server, hands: operatorHands(server) });
    await logIn();
  });
  beforeEach(() => passAnHour(of(shop.server)));
  afterAll(async () => {
    expect(await faults()).toEqual([]);
    await shop.server?.close();
    mails.remove();
  });
  return {
    mails,
    get server() {
      return of(shop.server);
    },
    get hands() {
      return of(shop.hands);
    },
    get novus() {
      return of(shop.novus);
    },
    logIn,
    faults,
    left: async (code) => (await stockOf(of(shop.server).database)).get(code) ?? 0,
  };
};
