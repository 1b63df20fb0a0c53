import ChartColumn from 'lucide-react/icons/chart-column';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

const view = { permission: 'saved_views:view' } as const;
const ask = { permission: 'record_search:view' } as const;

/** A button that keeps a question as a report: `<SaveAsReport question={query} read={read} />`. */
export const SaveAsReport = lazy(() => import('./SaveAsReport.tsx'));
/** Today's answer to the question of a report. */
export const ReportAnswer = lazy(() => import('./ReportAnswer.tsx'));
export { useSavedReports } from './useSavedReports.ts';

export const feature: WebFeature = {
  name: 'saved-views',
  flag: 'saved_views',
  screenTabs: [
    { of: 'reports', path: '/reports', label: 'Saved reports', order: 30 },
    { of: 'reports', path: '/reports/ask', label: 'Build a report', order: 40 },
  ],
  routes: [
    { path: '/reports', title: 'Saved reports', page: () => import('./list.tsx'), ...view },
    { path: '/reports/ask', title: 'Build a report', page: () => import('./ask.tsx'), ...ask },
    { path: '/reports/show/$id', asks: 'saved_views/$id', title: 'Report', page: () => import('./show.tsx'), ...view },
  ],
  actions: [
    {
      label: 'Build a report',
      to: '/reports/ask',
      icon: ChartColumn,
      keywords: ['question', 'figures', 'pivot', 'chart'],
      ...ask,
    },
  ],
};
