import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop } from '../shop.tsx';

/** Going elsewhere closes what is open (SHELL-4, SHELL-5). Before the new screen's effects, which may open something. */
export const EndWithPage = () => {
  const { overlays } = useShop();
  const { key } = useLocation();
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    overlays.close();
  }, [key, overlays]);
  return null;
};
