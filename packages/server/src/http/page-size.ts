/** Entries of an answer that is not told how many (API-4). */
export const usualPageSize = 24;
