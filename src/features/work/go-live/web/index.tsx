import Rocket from 'lucide-react/icons/rocket';
import { lazy, type ReactNode, Suspense } from 'react';
import { goLiveStep } from '#features/work/onboarding/web/index.tsx';
import { coming } from '#web/components/coming.tsx';
import type { WebFeature } from '#web/feature.ts';
import { useCan } from '#web/session/session.tsx';
import { fillSlot } from '#web/slots.tsx';
import { SetUpChip } from './SetUpChip.tsx';
import { useGoLive } from './useGoLive.ts';

const Card = lazy(() => import('./GoLiveCard.tsx'));
const Home = lazy(() => import('./SetUpHome.tsx'));

/** The home of a company without partners, for people who set it up. Shows its children to others. */
export function SetUpHome({ children }: { children: ReactNode }) {
  const mayManage = useCan('go_live', 'manage');
  return mayManage ? (
    <Suspense fallback={coming}>
      <Home />
    </Suspense>
  ) : (
    children
  );
}

/**
 * Shows the checklist on the dashboard to people who can manage the company, until they hide it. Shows its children
 * otherwise.
 */
export function GoLiveCard({ children }: { children: ReactNode }) {
  const mayManage = useCan('go_live', 'manage');
  return mayManage ? (
    <Suspense fallback={coming}>
      <Card>{children}</Card>
    </Suspense>
  ) : (
    children
  );
}

/** Prefetches the data of the card. */
export function useGoLiveSoon(): void {
  useGoLive({ enabled: useCan('go_live', 'manage') });
}

const manage = { mode: 'company', permission: 'go_live:manage' } as const;
const path = '/administration/go-live';

export const feature: WebFeature = {
  name: 'go-live',
  flag: 'go_live',
  menu: [
    { group: 'Settings', section: 'Program', label: 'Go-live checklist', path, icon: Rocket, order: 30, ...manage },
  ],
  sidebar: [SetUpChip],
  parts: [fillSlot(goLiveStep, { order: 10, part: () => import('./Checklist.tsx') })],
  routes: [{ path, title: 'Go-live checklist', page: () => import('./screen.tsx'), ...manage }],
  actions: [
    {
      label: 'Sample data',
      to: path,
      icon: Rocket,
      keywords: ['demo', 'example', 'remove'],
      mode: 'company',
      permission: 'sample_data:manage',
    },
  ],
};
