import ChartColumn from 'lucide-react/icons/chart-column';
import type { WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'resources:view' } as const;

export const feature: WebFeature = {
  name: 'resource-metrics',
  flag: 'resources',
  screenTabs: [{ of: 'resources', path: '/resources/metrics', label: 'Metrics', order: 20 }],
  routes: [
    {
      path: '/resources/metrics',
      title: 'Resource metrics',
      page: () => import('./library.tsx'),
      analysis: 'Which resources partners use.',
      ...view,
    },
    {
      path: '/resources/metrics/$id',
      asks: 'resources/$id',
      title: 'Metrics',
      page: () => import('./one.tsx'),
      ...view,
    },
  ],
  tabs: [
    {
      on: ['partners'],
      key: 'resources',
      label: 'Resources',
      group: 'Enablement',
      order: 70,
      ...view,
      panel: () => import('./PartnerResources.tsx'),
    },
  ],
  actions: [{ label: 'Resource metrics', to: '/resources/metrics', icon: ChartColumn, ...view }],
};
