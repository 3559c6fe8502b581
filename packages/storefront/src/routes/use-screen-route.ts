import { useMatches } from 'react-router-dom';
import type { ScreenRoute } from './screen-route.ts';
import { isScreenHandle } from './to-router.ts';

/** The route of the screen that is shown, for what stands around it; undefined while it is not known. */
export const useScreenRoute = (): ScreenRoute | undefined => {
  const handle = useMatches().at(-1)?.handle;
  return isScreenHandle(handle) ? handle.route : undefined;
};
