import { usePanel } from '../../shared/panel/use-panel.ts';
import { useShop } from '../../shared/shop.tsx';
import { useLate } from '../use-late.ts';
import { loadAccountPanel } from './load-account-panel.ts';

/** Where the side panel appears (SHELL-5). */
export const PanelPlace = () => {
  const shop = useShop();
  const { open, close } = usePanel();
  const late = useLate(open, () => loadAccountPanel(shop), close);
  return open && late ? <late.AccountPanel /> : null;
};
