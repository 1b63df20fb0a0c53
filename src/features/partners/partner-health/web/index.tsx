import type { WebFeature } from '#web/feature.ts';
import { recordRail } from '#web/resource/record/slots.ts';
import { fillSlot } from '#web/slots.tsx';

const view = { mode: 'company', permission: 'partner_health:view' } as const;

export const feature: WebFeature = {
  name: 'partner-health',
  flag: 'partner_health',
  routes: [
    {
      path: '/partners/health',
      title: 'Partner health',
      page: () => import('./list.tsx'),
      analysis: 'Which partners are at risk, and why.',
      ...view,
    },
  ],
  parts: [fillSlot(recordRail, { order: 10, part: () => import('./HealthCard.tsx'), ...view })],
  actions: [{ label: 'Partner health', to: '/partners/health', keywords: ['score', 'risk', 'churn'], ...view }],
};
