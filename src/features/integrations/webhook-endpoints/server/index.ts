import { defineWebhookReceivers } from '#server/extension-points/webhook-events.ts';
import type { ServerFeature } from '#server/feature.ts';
import { connectors } from './connectors.ts';
import { follows } from './delivery/messages.ts';
import { demo } from './demo.ts';
import { webhookJobs, webhookSchedules } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { onPersonErasure } from './person-erasure.ts';
import { webhookPlugin } from './plugin.ts';
import { isReceivedByCompany } from './receivers.ts';
import { webhookDeliveries, webhookEndpoints } from './resource.ts';
import { webhookRoutes } from './routes.ts';
import { workItems } from './work-items.ts';

defineWebhookReceivers(isReceivedByCompany);

export const feature: ServerFeature = {
  name: 'webhook-endpoints',
  doors: {
    address: [
      'POST /webhook_endpoints',
      'PATCH /webhook_endpoints/:id',
      'PUT /webhook_endpoints/:id',
      'POST /webhook_endpoints/subscribe',
      'POST /webhook_endpoints/:id/enable',
      'POST /webhook_endpoints/:id/test',
      'POST /webhook_endpoints/:id/replay',
      'POST /webhook_deliveries/:id/replay',
    ],
  },
  flag: {
    key: 'webhook_endpoints',
    description: 'Endpoints of other systems that receive events.',
    default: true,
  },
  resources: [webhookEndpoints, webhookDeliveries],
  routes: webhookRoutes,
  plugin: webhookPlugin,
  jobRules: {
    'webhook-endpoints.events': { seconds: 300, onGivenUp: { says: 'Webhooks were not sent for an event.' } },
    'webhook-endpoints.send': { seconds: 120, pool: 'deliveries', onGivenUp: 'runs-again' },
    'webhook-endpoints.tick': { seconds: 120, pool: 'deliveries', onGivenUp: 'runs-again' },
    'webhook-endpoints.keys': { onGivenUp: 'runs-again' },
  },
  jobs: webhookJobs,
  schedules: webhookSchedules,
  follows,
  on: { 'api_keys.updated': ['webhook-endpoints.keys'] },
  topics,
  workItems,
  onPartnerMerge,
  onPersonErasure,
  connectors,
  demo,
};
