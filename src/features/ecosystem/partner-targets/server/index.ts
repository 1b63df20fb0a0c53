import type { ServerFeature } from '#server/feature.ts';
import { figures } from './dashboard-widgets.ts';
import { demo } from './demo.ts';
import { targetFacts } from './facts.ts';
import { targetJobs, targetSchedules } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { onPersonErasure } from './person-erasure.ts';
import { partnerObjectives, partnerTargets } from './resource.ts';
import { sampleData } from './sample-data.ts';
import { targetRoutes } from './steps.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'partner-targets',
  flag: {
    key: 'partner_targets',
    description: 'Targets of partners for a quarter and joint business plans, agreed by both sides.',
    default: true,
  },
  resources: [partnerTargets, partnerObjectives],
  routes: targetRoutes,
  jobs: targetJobs,
  schedules: targetSchedules,
  topics,
  facts: [targetFacts],
  figures,
  workItems,
  onPartnerMerge,
  onPersonErasure,
  sampleData,
  demo,
};
