import type { ServerFeature } from '#server/feature.ts';
import { profileJobs, profileSchedules } from './jobs.ts';
import { profilePlugin } from './routes.ts';

export const feature: ServerFeature = {
  name: 'profile',
  jobRules: {
    'profile.mail_registration': { onGivenUp: 'operators' },
    'profile.mail_reset': { onGivenUp: 'operators' },
    'profile.mail_guesses': { onGivenUp: 'operators' },
  },
  jobs: profileJobs,
  schedules: profileSchedules,
  plugin: profilePlugin,
};
