// Whoever waits for a part hears of it; an event that nobody hears would end the process with a stack trace.
process.stdout.on('error', () => undefined);

/** Writes to standard output; resolves once that has taken it. @throws when nobody reads it any more. */
export const writeOut = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
