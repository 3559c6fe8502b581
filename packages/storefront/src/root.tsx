import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { PageEffects } from './shared/document/page-effects.tsx';
import { ErrorScreen } from './shared/errors/error-screen.tsx';
import { FollowLinks } from './shared/link/follow-links.tsx';
import { scrollKey, scrollStorage } from './shared/document/scroll-memory.ts';

/** The outermost route: the layout with the screen inside, scrolled as one left it (ROUTE-1). */
export const Root = () => (
  <Frame>
    <Outlet />
  </Frame>
);

/** In its place when something beside the screen failed: a layout made afresh, with the error screen inside (ROUTE-17). */
export const FailedRoot = () => (
  <Frame>
    <ErrorScreen />
  </Frame>
);

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <FollowLinks>
    <Layout>{children}</Layout>
    <PageEffects />
    <ScrollRestoration getKey={scrollKey} storageKey={scrollStorage} />
  </FollowLinks>
);
