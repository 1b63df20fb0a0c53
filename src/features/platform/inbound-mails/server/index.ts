import type { ServerFeature } from '#server/feature.ts';
import { connectors } from './connectors.ts';
import { giveUpMail, inboundMailJobs, inboundMailReader } from './jobs.ts';
import { onPersonErasure } from './person-erasure.ts';
import { inboundMailRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'inbound-mails',
  seals: [{ table: 'inbound_mails', column: 'source', purpose: 'received emails', place: 'id::text' }],
  plugin: inboundMailRoutes,
  onPersonErasure,
  jobRules: {
    'inbound-mails.read-now': { seconds: 300, onGivenUp: 'runs-again' },
    'inbound-mails.take': { seconds: 120, onGivenUp: giveUpMail },
  },
  jobs: inboundMailJobs,
  schedules: [{ cron: '17 3 * * *', task: 'inbound-mails.tidy' }],
  installationJobs: [inboundMailReader],
  connectors,
};
