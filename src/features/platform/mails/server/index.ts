import type { ServerFeature } from '#server/feature.ts';
import { bouncedMail } from './bounces.ts';
import { mailJobs } from './jobs.ts';
import { onPersonErasure } from './person-erasure.ts';
import { mailRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'mails',
  seals: [
    { table: 'mail_outbox', column: 'body_text', purpose: 'mailed links', place: 'id::text', prefix: '~sealed:' },
    { table: 'mail_outbox', column: 'body_html', purpose: 'mailed links', place: 'id::text', prefix: '~sealed:' },
  ],
  jobRules: {
    'mails.deliver': { seconds: 120, pool: 'mail', onGivenUp: { says: 'An email was not sent.' } },
    'mails.deliver_account': { seconds: 120, pool: 'mail', onGivenUp: 'operators' },
  },
  jobs: mailJobs,
  inboundMails: [bouncedMail],
  plugin: mailRoutes,
  onPersonErasure,
};
