/** Slug of the questions about joining, in every country. */
export const joinTopic = 'join';
