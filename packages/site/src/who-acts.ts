import { userInfo } from 'node:os';

/** Who is logged in at the machine; `uid 65532` where it has no name for that user, as in a container. */
export const whoActs = (): string => {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
};
