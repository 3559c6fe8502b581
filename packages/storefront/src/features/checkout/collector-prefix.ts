/** Begins the ids of the fields of who comes for an order that is picked up. */
export const collectorPrefix = 'pickup-';
