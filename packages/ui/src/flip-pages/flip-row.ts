import { createContext, type RefObject } from 'react';

/** The row of pages that controls turn. */
export const FlipRow = createContext<RefObject<HTMLOListElement | null> | null>(null);
