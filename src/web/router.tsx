import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { features } from '#features/web.ts';
import { ErrorState } from './components/ErrorState.tsx';
import { PageSkeleton } from './components/PageSkeleton.tsx';
import type { RouteSpec } from './feature.ts';
import { nextPaint } from './interaction/nextPaint.ts';
import { Shell } from './layout/Shell.tsx';
import { UnknownAddress } from './layout/UnknownAddress.tsx';
import { screenFile } from './screenFile.ts';
import { parseSearch, stringifySearch } from './search.ts';
import type { Session } from './session/session.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    spec?: RouteSpec;
  }
}

export function homeOf(session: Session): string {
  if (session.mode === 'partner') return '/partner-dashboard';
  // An administrator of the installation without a company has no dashboard.
  return session.user.is_super_admin && session.organizations.length === 0 ? '/superadmin/companies' : '/dashboard';
}

/**
 * Creates the routes: every screen is a flat child of the frame, and its path and title are declared by its feature.
 */
export function buildRouter(session: Session) {
  const root = createRootRoute({
    component: Shell,
    notFoundComponent: UnknownAddress,
    errorComponent: ErrorState,
    // The router renders another address at once and as a whole, so the press that led to it is shown first.
    beforeLoad: ({ cause, preload }) => (cause === 'stay' && !preload ? nextPaint() : undefined),
  });
  const index = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: homeOf(session), replace: true });
    },
  });
  const screens = features
    .flatMap((feature) => feature.routes)
    .map((spec) =>
      createRoute({
        getParentRoute: () => root,
        path: spec.path,
        component: lazyRouteComponent(screenFile(spec.page)),
        staticData: { spec },
        // Another record is another screen, without dialogs, form input or rows of the former one.
        remountDeps: ({ params }) => ('id' in params ? params.id : null),
      }),
    );
  return createRouter({
    routeTree: root.addChildren([index, ...screens]),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: 150,
    defaultErrorComponent: ErrorState,
    scrollRestoration: true,
  });
}
