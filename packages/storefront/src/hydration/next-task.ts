/** Ends in a task of its own: what waited meanwhile, a press or a picture, comes first. */
export const nextTask = (): Promise<void> => new Promise((done) => void setTimeout(done));
