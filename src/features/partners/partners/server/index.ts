import type { ServerFeature } from '#server/feature.ts';
import { partnerMeasures } from '../measures.ts';
import { automates } from './automation.ts';
import { figures } from './dashboard-widgets.ts';
import { demo } from './demo.ts';
import { partnerFacts } from './facts.ts';
import { partnerJobs, partnerSchedules } from './jobs.ts';
import { milestones } from './milestones.ts';
import { partnerStatusEvents, partners, tierMemberships } from './resource.ts';
import { partnerRoutes } from './routes.ts';
import { sampleData } from './sample-data.ts';
import { sampleGuard } from './sample-guard.ts';
import { webhookEvents } from './webhook-events.ts';

export const feature: ServerFeature = {
  name: 'partners',
  measures: partnerMeasures,
  webhookEvents,
  automates,
  resources: [partners, tierMemberships, partnerStatusEvents],
  routes: partnerRoutes,
  jobs: partnerJobs,
  schedules: partnerSchedules,
  facts: [partnerFacts],
  figures,
  milestones,
  sampleData,
  sampleGuard,
  demo,
};
