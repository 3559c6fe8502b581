import { and, desc, eq } from 'drizzle-orm';
import type { CountryContext } from '../../context.ts';
import { addresses, districts, provinces } from '../../db/schema/index.ts';

/** Columns of an address that a member sets. */
export interface AddressFacts {
  readonly recipientName: string;
  readonly provinceId: number | null;
  readonly districtId: number | null;
  readonly city: string;
  readonly address: string | null;
  readonly phone: string;
  readonly email: string;
  /** Fields that only this country asks for, by name. */
  readonly added: Readonly<Record<string, string>>;
}

/** A saved address with the names of its place by language. */
export interface AddressRow extends AddressFacts {
  readonly id: number;
  readonly provinceNames: Record<string, string> | null;
  readonly districtNames: Record<string, string> | null;
}

/** A member's addresses in one country. */
export interface AddressRepository {
  list(memberId: number): Promise<AddressRow[]>;
  count(memberId: number): Promise<number>;
  find(memberId: number, id: number): Promise<AddressRow | undefined>;
  add(memberId: number, facts: AddressFacts, at: Date): Promise<number>;
  change(memberId: number, id: number, facts: Partial<AddressFacts>): Promise<boolean>;
  remove(memberId: number, id: number): Promise<boolean>;
}

const columns = {
  id: addresses.id,
  recipientName: addresses.recipientName,
  provinceId: addresses.provinceId,
  districtId: addresses.districtId,
  city: addresses.city,
  address: addresses.address,
  phone: addresses.phone,
  email: addresses.email,
  added: addresses.added,
  provinceNames: provinces.names,
  districtNames: districts.names,
};

/** Addresses in the database; every query names the country and the member, so another's is never found. */
export const createAddressRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): AddressRepository => {
  const own = (memberId: number) => and(eq(addresses.country, val), eq(addresses.memberId, memberId));
  const one = (memberId: number, id: number) => and(own(memberId), eq(addresses.id, id));
  const select = () =>
    database.db
      .select(columns)
      .from(addresses)
      .leftJoin(provinces, and(eq(provinces.country, val), eq(provinces.id, addresses.provinceId)))
      .leftJoin(districts, and(eq(districts.country, val), eq(districts.id, addresses.districtId)));
  return {
    list: (memberId) => select().where(own(memberId)).orderBy(desc(addresses.id)),
    count: (memberId) => database.db.$count(addresses, own(memberId)),
    async find(memberId, id) {
      const [row] = await select().where(one(memberId, id));
      return row;
    },
    async add(memberId, facts, at) {
      const [row] = await database.db
        .insert(addresses)
        .values({ ...facts, country: val, memberId, createdAt: at })
        .returning({ id: addresses.id });
      if (!row) throw new Error('The address was not stored.');
      return row.id;
    },
    async change(memberId, id, facts) {
      const rows = await database.db
        .update(addresses)
        .set(facts)
        .where(one(memberId, id))
        .returning({ id: addresses.id });
      return rows.length > 0;
    },
    async remove(memberId, id) {
      const rows = await database.db
        .delete(addresses)
        .where(one(memberId, id))
        .returning({ id: addresses.id });
      return rows.length > 0;
    },
  };
};
