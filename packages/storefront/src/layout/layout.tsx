import type { ReactNode } from 'react';
import { informationOf } from '../routes/information-of.ts';
import { routes } from '../routes/routes.ts';
import { FirstPaintMark } from '../shared/document/first-paint-mark.tsx';
import { useShop } from '../shared/shop.tsx';
import { useScreenHandle } from '../routes/use-screen-route.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import css from './layout.module.css';
import { NavigationBar } from './navigation-bar.tsx';
import { PanelPlace } from './panel/panel-place.tsx';
import { ShellToasts } from './shell-toasts.tsx';

/** Everything round a screen: what stays when one goes from page to page. */
export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const { route, screen } = useScreenHandle() ?? {};
  const { country } = useShop();
  const enclosure = screen?.enclosure;
  const Above = enclosure?.Header ?? Header;
  return (
    <>
      {!route?.withoutHeader && <Above />}
      <main id="main" tabIndex={-1} className={css.main}>
        {!screen?.marksFirstPaint && <FirstPaintMark />}
        <NavigationBar />
        {children}
      </main>
      {enclosure ? <enclosure.Footer information={informationOf(routes, country)} /> : <Footer />}
      <PanelPlace />
      <ShellToasts />
    </>
  );
};
