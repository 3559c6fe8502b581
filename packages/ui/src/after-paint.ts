/** Works once the browser has painted: a press shows at once, what is heavy follows (interaction to next paint). */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};
