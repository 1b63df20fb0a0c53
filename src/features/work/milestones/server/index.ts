import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { follows, milestoneJobs } from './record.ts';
import { milestoneRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'milestones',
  flag: {
    key: 'milestones',
    description: 'One card on both sides when a partner reaches something for the first time.',
    default: true,
  },
  routes: milestoneRoutes,
  jobRules: {
    'milestones.follow': { seconds: 300, onGivenUp: { says: 'A milestone of a partner was not recorded.' } },
  },
  jobs: milestoneJobs,
  follows,
  demo,
};
