import Webhook from 'lucide-react/icons/webhook';
import type { WebFeature } from '#web/feature.ts';

const path = '/administration/webhooks';
const view = { permission: 'webhook_endpoints:view' } as const;

export const feature: WebFeature = {
  name: 'webhook-endpoints',
  flag: 'webhook_endpoints',
  menu: [
    {
      group: 'Settings',
      section: 'Integrations',
      label: 'Webhooks',
      path,
      icon: Webhook,
      order: 30,
      forDevelopers: true,
      keywords: ['events', 'endpoints', 'zapier', 'make', 'n8n'],
      ...view,
    },
  ],
  screenTabs: [
    { of: 'webhooks', path, label: 'Endpoints', order: 10 },
    { of: 'webhooks', path: `${path}/deliveries`, label: 'Deliveries', order: 20 },
    { of: 'webhooks', path: `${path}/events`, label: 'Events', order: 30 },
  ],
  routes: [
    { path, title: 'Webhooks', page: () => import('./list.tsx'), ...view },
    {
      path: `${path}/show/$id`,
      asks: 'webhook_endpoints/$id',
      title: 'Webhook endpoint',
      page: () => import('./show.tsx'),
      ...view,
    },
    { path: `${path}/deliveries`, title: 'Webhook deliveries', page: () => import('./deliveries.tsx'), ...view },
    {
      path: `${path}/deliveries/$id`,
      asks: 'webhook_deliveries/$id',
      title: 'Webhook delivery',
      page: () => import('./delivery.tsx'),
      ...view,
    },
    { path: `${path}/events`, title: 'Webhook events', page: () => import('./events.tsx'), ...view },
  ],
};
