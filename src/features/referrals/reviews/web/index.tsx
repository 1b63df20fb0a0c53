import Star from 'lucide-react/icons/star';
import { dealActions } from '#features/deals/opportunities/web/index.tsx';
import type { MenuEntry, WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

const permission = 'reviews:view' as const;
const menu = {
  label: 'Reviews',
  path: '/reviews',
  icon: Star,
  keywords: ['ratings', 'badge'],
  permission,
} satisfies Partial<MenuEntry>;

export const feature: WebFeature = {
  name: 'reviews',
  flag: 'partners_directory',
  menu: [
    { group: 'Partners', order: 75, mode: 'company', ...menu },
    { group: 'Revenue', order: 65, mode: 'partner', daily: { order: 82, label: 'Program' }, ...menu },
  ],
  screenTabs: [{ of: 'program', path: '/reviews', label: 'Reviews', order: 40, mode: 'partner' }],
  routes: [
    { path: '/reviews', title: 'Reviews', permission, page: () => import('./list.tsx') },
    { path: '/reviews/show/$id', asks: 'reviews/$id', title: 'Review', permission, page: () => import('./show.tsx') },
  ],
  tabs: [
    {
      on: ['partners', 'opportunities'],
      key: 'reviews',
      label: 'Reviews',
      group: 'Program',
      order: 60,
      mode: 'company',
      permission,
      panel: () => import('./RecordReviews.tsx'),
    },
  ],
  parts: [
    fillSlot(dealActions, {
      order: 10,
      part: () => import('./DealReviewButton.tsx'),
      mode: 'company',
      permission: 'reviews:manage',
    }),
  ],
  search: [
    {
      resource: 'reviews',
      label: 'Reviews',
      icon: Star,
      permission,
      hit: (row) => ({
        title: row.quote ?? row.opportunity_name,
        detail: [row.partner_name, row.author].filter(Boolean).join(', '),
        to: `/reviews/show/${row.id}`,
      }),
    },
  ],
};
