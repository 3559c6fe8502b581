/** The headers by which the server knows who calls and for which region (API-2). */
export const callHeaders = (token: string | null, store: number | null): Record<string, string> => ({
  ...(token !== null && { authorization: `Token ${token}` }),
  ...(store !== null && { store: String(store) }),
});
