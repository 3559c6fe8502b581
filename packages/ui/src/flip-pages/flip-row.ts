import { createContext } from 'react';

/** The row of pages that controls turn; null until it is in the document, undefined outside of `FlipPages`. */
export const FlipRow = createContext<HTMLOListElement | null | undefined>(undefined);
