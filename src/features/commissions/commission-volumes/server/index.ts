import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { commissionVolumeJobs, commissionVolumeSchedules } from './jobs.ts';
import { counterChecks, openingVolumes } from './resource.ts';

export const feature: ServerFeature = {
  name: 'commission-volumes',
  partOf: 'commissions',
  resources: [counterChecks, openingVolumes],
  jobRules: {
    'commission-volumes.check': { seconds: 900, onGivenUp: 'runs-again' },
  },
  jobs: commissionVolumeJobs,
  schedules: commissionVolumeSchedules,
  demo,
};
