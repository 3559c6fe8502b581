import { useMatches } from 'react-router-dom';
import type { ScreenRoute } from './screen-route.ts';
import { isScreenHandle, type ScreenHandle } from './to-router.ts';

/** The screen that is shown and its route, for what stands around it; undefined while it is not known. */
export const useScreenHandle = (): ScreenHandle | undefined => {
  const handle = useMatches().at(-1)?.handle;
  return isScreenHandle(handle) ? handle : undefined;
};

/** The route alone. */
export const useScreenRoute = (): ScreenRoute | undefined => useScreenHandle()?.route;
