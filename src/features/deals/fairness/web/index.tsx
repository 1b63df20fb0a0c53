import Scale from 'lucide-react/icons/scale';
import type { WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'decision_opinions:view' } as const;

export const feature: WebFeature = {
  name: 'fairness',
  flag: 'feedback',
  screenTabs: [{ of: 'feedback', path: '/feedback/decisions', label: 'Decisions', order: 30 }],
  routes: [
    {
      path: '/feedback/decisions',
      title: 'Fairness of decisions',
      page: () => import('./list.tsx'),
      analysis: 'What partners think of your decisions.',
      ...view,
    },
  ],
  actions: [
    { label: 'Fairness of decisions', to: '/feedback/decisions', icon: Scale, keywords: ['feedback', 'fair'], ...view },
  ],
};
