import { statement } from '../../../db/database.ts';

/** A place with its names by language. */
export interface PlaceRow {
  province_names: Record<string, string>;
  district_names: Record<string, string>;
  delivers: boolean;
}

export const findPlace = statement<PlaceRow>(
  'orders_find_place',
  `select p.names as province_names, d.names as district_names, d.delivers
     from districts d join provinces p on p.country = d.country and p.id = d.province_id
    where d.country = $1 and d.id = $2 and d.province_id = $3`,
);

/** A saved address with its place. */
export interface SavedRow extends PlaceRow {
  recipient_name: string;
  province_id: number;
  district_id: number;
  city: string;
  address: string | null;
  phone: string;
  email: string;
  added: Record<string, string>;
}

/** A saved address with its place; no row when it is another's, another country's, or still to be completed (CHK-3). */
export const findSaved = statement<SavedRow>(
  'orders_find_saved_address',
  `select a.recipient_name, a.province_id, a.district_id, a.city, a.address, a.phone, a.email, a.added, p.names as province_names,
          d.names as district_names, d.delivers
     from addresses a
     join districts d on d.country = a.country and d.id = a.district_id and d.province_id = a.province_id
     join provinces p on p.country = a.country and p.id = a.province_id
    where a.country = $1 and a.member_id = $2 and a.id = $3 and a.address is not null`,
);

/** Whether couriers go to a place; without a district the province need only be one of the country's. */
export const courierGoesTo = statement<{ delivers: boolean }>(
  'orders_courier_goes_to',
  `select delivers from districts where country = $1 and id = $2 and ($3::int is null or province_id = $3)
   union all select true from provinces where country = $1 and id = $3 and $2::int is null`,
);
