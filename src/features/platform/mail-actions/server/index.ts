import type { ServerFeature } from '#server/feature.ts';
import { mailActionJobs } from './jobs.ts';
import { onPersonErasure } from './person-erasure.ts';
import { mailActionPlugin } from './plugin.ts';
import { actionPage } from './public-pages.ts';
import { signedInActions } from './signed-in.ts';

export const feature: ServerFeature = {
  name: 'mail-actions',
  plugin: (api, kernel) => {
    mailActionPlugin(api, kernel);
    signedInActions(api, kernel);
  },
  publicPages: [actionPage],
  onPersonErasure,
  jobs: mailActionJobs,
  schedules: [{ cron: '23 3 * * *', task: 'mail-actions.tidy' }],
};
