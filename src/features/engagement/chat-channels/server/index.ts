import type { ServerFeature } from '#server/feature.ts';
import { automates } from './automation.ts';
import { connectors } from './connectors.ts';
import { demo } from './demo.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { chatChannelJobs } from './post.ts';
import { chatChannelRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'chat-channels',
  doors: {
    address: ['POST /chat_channels', 'PATCH /chat_channels/:id', 'POST /chat_channels/:id/test'],
  },
  flag: {
    key: 'chat_channels',
    description: 'Notifications in Slack and Microsoft Teams.',
    default: true,
  },
  plugin: chatChannelRoutes,
  jobRules: {
    'chat-channels.post': { pool: 'deliveries', onGivenUp: { says: 'A message was not posted to a chat channel.' } },
  },
  jobs: chatChannelJobs,
  demo,
  connectors,
  automates,
  onPartnerMerge,
};
