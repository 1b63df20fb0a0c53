import Calculator from 'lucide-react/icons/calculator';
import type { WebFeature } from '#web/feature.ts';

const manage = { mode: 'company', permission: 'commission_lines:manage' } as const;

export const feature: WebFeature = {
  name: 'recalculations',
  flag: 'commissions',
  routes: [
    {
      path: '/commissions/recalculations',
      title: 'Recalculations',
      page: () => import('./list.tsx'),
      ...manage,
    },
    {
      path: '/commissions/recalculations/show/$id',
      asks: 'commission_recalculations/$id',
      title: 'Recalculation',
      page: () => import('./show.tsx'),
      ...manage,
    },
  ],
  actions: [
    {
      label: 'Recalculate past deals',
      to: '/commissions/recalculations',
      icon: Calculator,
      keywords: ['recalculation', 'correct'],
      ...manage,
    },
  ],
};
