import Medal from 'lucide-react/icons/medal';
import Trophy from 'lucide-react/icons/trophy';
import { lazy, Suspense } from 'react';
import { tierRequirements } from '#features/partners/partner-tiers/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import { fillSlot } from '#web/slots.tsx';
import { useStanding, useTiers } from './data.ts';

const view = { mode: 'company', permission: 'tier_programs:view' } as const;

const loadRing = () => import('./OwnRing.tsx');
const Ring = lazy(loadRing);

/** Loads the ring beside the code of the home page instead of after it. */
export function loadTierRing(): void {
  void loadRing();
}

function useHasRing(): boolean {
  const { flags, mode } = useSession();
  return useCan('tier_standings', 'view') && !!flags.tiers && mode === 'partner';
}

/** Requests the data of the ring beside the others of the home page instead of after them. */
export function useTierRingSoon(): void {
  const enabled = useHasRing();
  useStanding(undefined, { enabled });
  useTiers({ enabled });
}

/** A partner's own tier as a ring: the days to keep it, or the way to the next one. */
export function TierRing() {
  return useHasRing() ? (
    <Suspense fallback={null}>
      <Ring />
    </Suspense>
  ) : null;
}

export const feature: WebFeature = {
  name: 'tier-criteria',
  flag: 'tiers',
  copies: ['tier_standings'],
  menu: [
    {
      group: 'Partners',
      label: 'Tier program',
      path: '/partners/tier-program',
      icon: Trophy,
      keywords: ['tiers', 'requirements', 'criteria'],
      order: 72,
      ...view,
    },
    {
      group: 'Enablement',
      label: 'My tier',
      path: '/partner-tier',
      daily: { order: 80, label: 'Program' },
      icon: Medal,
      order: 80,
      mode: 'partner',
      permission: 'tier_standings:view',
    },
  ],
  screenTabs: [
    { of: 'partners', path: '/partners/tier-program', label: 'Tier program', order: 40 },
    { of: 'program', path: '/partner-tier', label: 'My tier', order: 10 },
  ],
  routes: [
    { path: '/partners/tier-program', title: 'Tier program', page: () => import('./program.tsx'), ...view },
    {
      path: '/partners/tier-program/decisions',
      title: 'Tier decisions',
      mode: 'company',
      permission: 'tier_moves:view',
      page: () => import('./decisions.tsx'),
    },
    {
      path: '/partners/tier-program/edit/$id',
      asks: 'tier_programs/$id',
      title: 'Tier requirements',
      mode: 'company',
      permission: 'tier_programs:manage',
      page: () => import('./draft.tsx'),
    },
    {
      path: '/partner-tier',
      title: 'My tier',
      mode: 'partner',
      permission: 'tier_standings:view',
      page: () => import('./mine.tsx'),
    },
  ],
  timelines: [
    {
      on: 'partners',
      resource: 'tier_moves',
      by: 'partner_id',
      at: 'created_at',
      entry: () => import('./tierMoveEntry.ts'),
      mode: 'company',
      permission: 'tier_moves:view',
    },
  ],
  parts: [fillSlot(tierRequirements, { order: 10, part: () => import('./Requirements.tsx') })],
  tabs: [
    {
      on: ['partners'],
      key: 'tier',
      label: 'Tier',
      group: 'Program',
      order: 50,
      mode: 'company',
      permission: 'tier_standings:view',
      panel: () => import('./PartnerTier.tsx'),
    },
  ],
};
