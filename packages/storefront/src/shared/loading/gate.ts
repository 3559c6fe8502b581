/** A promise with its key: what waits for `opened` goes on once `open` was called. */
export interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

export const createGate = (): Gate => {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};
