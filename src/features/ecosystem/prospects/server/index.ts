import type { ServerFeature } from '#server/feature.ts';
import { automates } from './automation.ts';
import { demo } from './demo.ts';
import { prospectJobs } from './jobs.ts';
import { onPersonErasure } from './person-erasure.ts';
import { prospectActivities, prospectProfiles, prospects } from './resource.ts';
import { prospectRoutes } from './routes.ts';
import { sampleData } from './sample-data.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'prospects',
  doors: {
    mail: ['POST /prospects/:id/convert', 'POST /prospects/:id/move'],
    address: ['POST /prospects/:id/read_website'],
  },
  flag: {
    key: 'prospects',
    description: 'Companies that may become partners, scored against ideal partner profiles.',
    default: true,
    isRestricted: true,
  },
  automates,
  resources: [prospects, prospectProfiles, prospectActivities],
  routes: prospectRoutes,
  jobRules: {
    'prospects.read-website': {
      seconds: 120,
      pool: 'exchanges',
      onGivenUp: { says: 'The website of a prospect was not read.' },
    },
  },
  jobs: prospectJobs,
  workItems,
  onPersonErasure,
  sampleData,
  demo,
};
