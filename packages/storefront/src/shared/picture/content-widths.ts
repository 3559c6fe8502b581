/** Widths in which there is every picture of the company's pages, in pixels. */
export const contentWidths = [480, 1200] as const;
