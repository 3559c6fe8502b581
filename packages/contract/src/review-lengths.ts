/** The most signs of a review's title and text (API-71). */
export const reviewLengths = { title: 100, text: 2000 } as const;
