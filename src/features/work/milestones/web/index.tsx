import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { partnerOverview } from '#features/partners/partners/web/index.tsx';
import { coming } from '#web/components/coming.tsx';
import type { WebFeature } from '#web/feature.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import { fillSlot } from '#web/slots.tsx';
import { milestonesOf } from './milestones.ts';

const load = () => import('./HomeMilestone.tsx');
const Card = lazy(load);

/** Loads the card beside the code of the home page instead of after it. */
export function loadHomeMilestone(): void {
  void load();
}

/** Requests the milestone beside the other data of a home page instead of after them. */
export function useHomeMilestoneSoon(): void {
  const { flags } = useSession();
  useQuery({ ...milestonesOf(), enabled: useCan('milestones', 'view') && !!flags.milestones });
}

/** The newest milestone on home pages. */
export function HomeMilestone() {
  const mayView = useCan('milestones', 'view');
  return mayView ? (
    <Suspense fallback={coming}>
      <Card />
    </Suspense>
  ) : null;
}

export const feature: WebFeature = {
  name: 'milestones',
  flag: 'milestones',
  copies: ['milestones'],
  routes: [],
  parts: [
    fillSlot(partnerOverview, {
      order: 1,
      part: () => import('./PartnerMilestone.tsx'),
      mode: 'company',
      permission: 'milestones:view',
    }),
  ],
};
