import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { formPurposes } from './form-purpose.ts';
import { referralJobs, referralTopics } from './jobs.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { onPersonErasure } from './person-erasure.ts';
import { referralPlugin } from './plugin.ts';
import { referralPage } from './public-page.ts';
import { requestJobs } from './requests.ts';
import { referralEntries, referralPages, registrationLines } from './resource.ts';
import { signedInRoutes } from './routes.ts';
import { seesForms } from './sees.ts';
import { statusPage } from './status.ts';
import { referralPageRoutes } from './steps.ts';

export const feature: ServerFeature = {
  name: 'referral-pages',
  doors: { page: ['POST /referral_pages/:id/publish'] },
  flag: {
    key: 'referral_pages',
    description: 'Forms where partners and their contacts register deals, with or without signing in.',
    default: true,
  },
  resources: [referralPages, referralEntries, registrationLines],
  routes: referralPageRoutes,
  plugin: (api, kernel) => {
    referralPlugin(api, kernel);
    signedInRoutes(api, kernel);
  },
  publicPages: [referralPage, statusPage],
  formPurposes,
  sees: [seesForms],
  jobRules: {
    'referral-pages.tell': { onGivenUp: { says: 'The notices of a referral were not sent.' } },
    'referral-pages.register': { onGivenUp: { says: 'A deal from a form could not be registered.' } },
  },
  jobs: { ...referralJobs, ...requestJobs },
  schedules: [{ cron: '41 3 * * *', task: 'referral-pages.forget' }],
  on: referralTopics,
  onPartnerMerge,
  onPersonErasure,
  demo,
};
