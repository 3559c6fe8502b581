import type { ReactNode } from 'react';
import { useScreenRoute } from '../routes/use-screen-route.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { EndWithPage } from '../shared/overlays/end-with-page.tsx';
import css from './layout.module.css';
import { NavigationBar } from './navigation-bar.tsx';
import { PanelPlace } from './panel/panel-place.tsx';
import { ShellToasts } from './shell-toasts.tsx';

/** Everything round a screen: what stays when one goes from page to page. */
export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const route = useScreenRoute();
  return (
    <>
      {!route?.withoutHeader && <Header />}
      <main id="main" tabIndex={-1} className={css.main}>
        <NavigationBar />
        {children}
      </main>
      <Footer />
      <EndWithPage />
      <PanelPlace />
      <ShellToasts />
    </>
  );
};
