import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { bountyJobs, bountySchedules } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { bounties, submissions } from './resource.ts';
import { bountiesOfAudience, onPartnerMerge, onPersonErasure, seesBounties } from './rows-of-others.ts';
import { bountyRoutes } from './steps.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'bounties',
  flag: {
    key: 'bounties',
    description: 'One-time rewards for partners and their people, by proof or by a target.',
    default: true,
  },
  resources: [bounties, submissions],
  routes: bountyRoutes,
  jobRules: {
    'bounties.decide': { seconds: 120, onGivenUp: 'runs-again' },
    'bounties.nightly': { seconds: 600, onGivenUp: 'runs-again' },
  },
  jobs: bountyJobs,
  schedules: bountySchedules,
  on: { 'opportunities.updated': ['bounties.decide'], 'deal_registrations.updated': ['bounties.decide'] },
  topics,
  webhookEvents,
  workItems,
  sees: [seesBounties],
  usesAudiences: bountiesOfAudience,
  onPartnerMerge,
  onPersonErasure,
  demo,
};
