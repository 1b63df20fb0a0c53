import Eye from 'lucide-react/icons/eye';
import { lazy, type ReactNode, Suspense } from 'react';
import type { WebFeature } from '#web/feature.ts';
import { useSession } from '#web/session/session.tsx';

const Banner = lazy(() => import('./Banner.tsx'));

/** Shows the banner on every screen during an impersonation. */
function Masked({ children }: { children?: ReactNode }) {
  const { impersonation } = useSession();
  return (
    <>
      {impersonation && (
        <Suspense>
          <Banner />
        </Suspense>
      )}
      {children}
    </>
  );
}

const path = '/administration/viewed-as';
const guard = { mode: 'company', permission: 'impersonations:manage' } as const;

export const feature: WebFeature = {
  name: 'impersonations',
  menu: [{ group: 'Settings', section: 'Logs', label: 'Portal access', path, icon: Eye, order: 30, ...guard }],
  routes: [{ path, title: 'Portal access', page: () => import('./list.tsx'), ...guard }],
  gate: Masked,
};

/** Asks for a reason, then starts viewing as that person. */
export const ViewAsDialog = lazy(() => import('./ViewAsDialog.tsx'));
