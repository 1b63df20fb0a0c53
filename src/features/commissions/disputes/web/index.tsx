import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

export { useDisputes } from './useDisputes.ts';

export const DisputeDialog = lazy(async () => ({ default: (await import('./DisputeDialogs.tsx')).DisputeDialog }));
export const Disputes = lazy(async () => ({ default: (await import('./Disputes.tsx')).Disputes }));

const disputes = { permission: 'commission_disputes:view' } as const;

export const feature: WebFeature = {
  name: 'disputes',
  flag: 'commissions',
  routes: [
    {
      path: '/commissions/disputes',
      title: 'Disputes',
      page: () => import('./list.tsx'),
      mode: 'company',
      ...disputes,
    },
    {
      path: '/commissions/disputes/show/$id',
      asks: 'commission_disputes/$id',
      title: 'Dispute',
      page: () => import('./show.tsx'),
      mode: 'company',
      ...disputes,
    },
    {
      path: '/revenue/commissions/disputes',
      title: 'Disputes',
      page: () => import('./list.tsx'),
      mode: 'partner',
      ...disputes,
    },
  ],
  actions: [
    {
      label: 'Commission disputes',
      to: '/commissions/disputes?status=open',
      icon: MessageSquareWarning,
      keywords: ['complaint', 'wrong commission'],
      mode: 'company',
      ...disputes,
    },
  ],
};
