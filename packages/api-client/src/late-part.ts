/**
 * A part that comes when it is first wanted. Once there it is had without a further task: a page that is being left runs none,
 * and its last call would not go out.
 */
export const latePart = <Part>(load: () => Promise<Part>): (() => Promise<Part>) => {
  let part: Part | undefined;
  return async () => (part ??= await load());
};
