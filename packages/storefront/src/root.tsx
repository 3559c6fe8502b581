import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { PageEffects } from './shared/document/page-effects.tsx';
import { scrollKey, scrollStorage } from './shared/document/scroll-memory.ts';

/** The outermost route: the layout with the screen inside, scrolled as one left it (ROUTE-1). */
export const Root = () => (
  <>
    <Layout>
      <Outlet />
    </Layout>
    <PageEffects />
    <ScrollRestoration getKey={scrollKey} storageKey={scrollStorage} />
  </>
);
