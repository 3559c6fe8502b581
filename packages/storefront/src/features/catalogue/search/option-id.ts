/** The id of a list's option, by which its field names the one that Enter takes. */
export const optionId = (list: string, place: number): string => `${list}-${place}`;
