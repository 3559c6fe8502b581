import { useFetched } from '../../shared/fetched/use-fetched.ts';
import { useShop } from '../../shared/shop.tsx';
import { LevelProgress } from './level-progress.tsx';
import { NextLevelSkeleton } from './next-level-skeleton.tsx';

/** How far it is to the next level, by name and bar (BIZ-1). Nobody asked for it: of a failure nothing is said. */
const NextLevel = () => {
  const { api, needWords } = useShop();
  const { state, value: next } = useFetched('next level', async (signal) => {
    const [[error, volume]] = await Promise.all([
      api.get('businessVolume', { query: { months: 1 }, signal }),
      needWords(['business']),
    ]);
    return error ? [error, undefined] : [undefined, volume.next];
  });
  if (state === 'loading') return <NextLevelSkeleton />;
  return next && <LevelProgress next={next} />;
};

export default NextLevel;
