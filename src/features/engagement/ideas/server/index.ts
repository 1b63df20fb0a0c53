import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { ideas } from './resource.ts';
import { ideaRoutes } from './steps.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'ideas',
  partOf: 'feedback',
  resources: [ideas],
  routes: ideaRoutes,
  topics,
  onPartnerMerge,
  demo,
  workItems,
};
