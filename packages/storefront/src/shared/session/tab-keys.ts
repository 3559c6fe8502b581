/** What a tab keeps of the person who uses it, by key of its storage. All of it goes with the logout (AUTH-3). */
export const tabKeys = {
  /** What was filled in at the checkout: name, phone, e-mail, address (CHK-2). */
  checkout: 'checkout',
  /** What is typed into a saved address (ACC-4). */
  editedAddress: 'editedAddress',
  /** Id of the order being placed (CHK-1). */
  order: 'orderId',
  /** Quantities of the cart that are wanted and not confirmed yet (CART-5). */
  pendingChanges: 'pendingChanges',
  /** The cart last seen (SHELL-13). */
  seenCart: 'seenCart',
  /** What is filled in to become a member, but for passwords (REG-5). */
  registration: 'registration',
  /** The rows of an express order. */
  express: 'expressOrder',
  /** Ids of the products that a member has saved (SHOP-13). */
  saved: 'savedProducts',
  /** What is typed into a review (SHOP-12). */
  review: 'review',
  /** Contact data as they are being changed (ACC-2). */
  contacts: 'contacts',
  /** The name that is wanted for a retail page, and the links of one (RTL-1, RTL-3). */
  retailName: 'retailName',
  retailLinks: 'retailLinks',
  /** What is filled in to withdraw from orders (ORD-7). */
  withdrawal: 'withdrawal',
  /** A letter to the office (CONT-9). */
  feedback: 'feedback',
} as const;
