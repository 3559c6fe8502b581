import { PageHeading, type PageHeadingProps } from '@caravan/ui';
import { useScreenHandle } from '../../routes/use-screen-route.ts';
import { useShop } from '../shop.tsx';

/** The heading of a screen that is not there yet: its title, unless told otherwise, where its own heading will stand. */
export const SkeletonHeading = ({ children, ...rest }: PageHeadingProps) => {
  const shop = useShop();
  const screen = useScreenHandle()?.screen;
  return <PageHeading {...rest}>{children ?? screen?.title(shop, undefined)}</PageHeading>;
};
