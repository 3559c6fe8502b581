/** Id of the mark, as the document's head names it. */
export const firstPaintMark = 'first-paint';

/**
 * How far a document is parsed before browsers that can wait (`link rel=expect`) paint it: half of a line moves when the rest of it is
 * there (PERF-2). A screen has one, or else it waits for its end.
 */
export const FirstPaintMark = () => <i id={firstPaintMark} hidden />;
