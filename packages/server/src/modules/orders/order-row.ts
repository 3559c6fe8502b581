/** An order as the database has it. Money in the smallest unit, times as the driver gives them. */
export interface OrderRow {
  id: number;
  code: string;
  member_id: number;
  status: string;
  language: string;
  cart_id: number;
  cart_version: number;
  level: string;
  comment: string;
  delivery: string | null;
  payment: string | null;
  payment_fee_bp: number;
  recipient_name: string | null;
  province_id: number | null;
  district_id: number | null;
  province_names: Record<string, string> | null;
  district_names: Record<string, string> | null;
  city: string | null;
  street: string | null;
  phone: string | null;
  email: string | null;
  /** Fields of the address that only this country asks for, by name. */
  address_added: Record<string, string>;
  pickup_name: string | null;
  pickup_phone: string | null;
  sub_total: number;
  discount: number;
  discount_bp: number;
  delivery_fee: number | null;
  payment_fee: number;
  coupon: number;
  coupon_code: string | null;
  coupon_earned: number;
  additional_tax: number;
  total: number;
  cc: number;
  created_at: Date;
  placed_at: Date | null;
  paid_at: Date | null;
  held_since: Date | null;
  reserved_until: Date | null;
  cc_returned: number;
  /** The days between which it was promised (DLV-6), `2026-11-24`. */
  arrives_from: string | null;
  arrives_to: string | null;
  store: number | null;
}

/** The columns of an `OrderRow`, of the table alias `o`. */
export const orderColumns = `o.id, o.code, o.member_id, o.status, o.language, o.cart_id, o.cart_version, o.level, o.comment,
  o.delivery, o.payment, o.payment_fee_bp, o.recipient_name, o.province_id, o.district_id, o.province_names, o.district_names,
  o.city, o.street, o.phone, o.email, o.address_added, o.pickup_name, o.pickup_phone, o.sub_total, o.discount, o.discount_bp, o.delivery_fee,
  o.payment_fee, o.coupon, o.coupon_code, o.coupon_earned, o.additional_tax, o.total, o.cc, o.created_at, o.placed_at, o.paid_at, o.held_since, o.reserved_until, o.cc_returned, o.store,
  o.arrives_from::text, o.arrives_to::text`;

/** A line of an order with what its product is today. `product_price` and the like may have changed since. */
export interface OrderLineRow {
  order_id: number;
  product_id: number;
  code: string;
  quantity: number;
  /** Units that came back, and of those the ones that are in the stock again. */
  returned: number;
  restocked: number;
  unit_price: number;
  unit_cc: number;
  discountable: boolean;
  gift: boolean;
  product_price: number;
  product_cc: number;
  product_discountable: boolean;
  /** Where the order was placed; null for a draft and in a country without regions. */
  store: number | null;
  /** Whether that region keeps units of its own of this product, and whether the one does that was asked for. */
  own_stock: boolean | null;
  own_stock_asked: boolean | null;
  /** Units of the region that was asked for. */
  stock: number;
  disabled: boolean;
  once_limit: number | null;
  daily_limit: number | null;
  monthly_limit: number | null;
}
