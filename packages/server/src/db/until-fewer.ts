/** Takes turns, each of which does so many things at most, until one does fewer; gives how many there were in all. */
export const untilFewer = async (most: number, turn: () => Promise<number>): Promise<number> => {
  let all = 0;
  for (;;) {
    const count = await turn();
    all += count;
    if (count < most) return all;
  }
};
