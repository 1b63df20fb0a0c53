import { sql } from '#server/db/sql.ts';
import { type Connector, defineConnectors } from '#server/extension-points/connectors.ts';

/** Automation services receive events by the same endpoints and write through the API. */
const automationService = (key: string, name: string, needs: string): Connector => ({
  key,
  name,
  category: 'automation',
  sides: ['company', 'partner'],
  summary: `Starts scenarios in ${name} when something happens here, and lets them write through the API.`,
  does: ['Receives the events you choose', 'Reads and writes records with an API key'],
  needs: [needs, 'An API key with the permissions that it needs'],
  stays: 'Everything that was written.',
  goes: 'Events are no longer sent.',
  flag: 'webhook_endpoints',
  guide: 'webhooks.md',
  access: [
    {
      kind: 'screen',
      to: '/developers/guides?guide=webhooks',
      can: 'webhook_endpoints:view',
      state: async () => ({ is_connected: false, detail: null }),
    },
  ],
});

export const connectors = defineConnectors(
  {
    key: 'webhooks',
    name: 'Webhooks',
    category: 'developer',
    sides: ['company', 'partner'],
    summary: 'Your own systems hear about events within seconds, in signed requests.',
    does: [
      'Sends the events you choose',
      'Tries again for three days',
      'Shows every delivery, and sends it again on request',
    ],
    needs: ['A system that receives requests by HTTPS'],
    stays: 'Events that were delivered.',
    goes: 'Events are no longer sent.',
    flag: 'webhook_endpoints',
    guide: 'webhooks.md',
    access: [
      {
        kind: 'screen',
        to: '/administration/webhooks',
        can: 'webhook_endpoints:view',
        state: async (call) => {
          const { active, all } = await call.one<{ active: number; all: number }>(sql`
            select count(*) filter (where status = 'enabled')::int as active, count(*)::int as all
            from webhook_endpoints
            where organization_id = ${call.organization_id} and partner_id is not distinct from ${call.actor.partner_id}`);
          return { is_connected: active > 0, detail: active > 0 ? `${active} active` : all > 0 ? 'Disabled' : null };
        },
      },
    ],
  },
  automationService('zapier', 'Zapier', 'A Zapier account that may use webhooks'),
  automationService('make', 'Make', 'A Make account'),
  automationService('n8n', 'n8n', 'An n8n server, your own or in the cloud'),
);
