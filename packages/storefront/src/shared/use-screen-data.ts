import { useLoaderData } from 'react-router-dom';
import type { ScreenLoader } from '../routes/screen-module.ts';

/** What the screen's loader answered: `useScreenData<typeof load>()`. */
export const useScreenData = <Load extends ScreenLoader>(): Awaited<ReturnType<Load>> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router types data as unknown; the route ties both
  useLoaderData<unknown>() as Awaited<ReturnType<Load>>;
