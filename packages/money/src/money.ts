/**
 * Money is a whole number of the currency's smallest unit. Functions of this package take and give such numbers;
 * the currency is bound once per country, so amounts of two currencies never meet in one calculation.
 */
export type Minor = number;
