import { sql } from '#server/db/sql.ts';
import { defineConnectors } from '#server/extension-points/connectors.ts';

export const connectors = defineConnectors({
  key: 'deal_exchange',
  name: 'Deal exchange',
  category: 'crm',
  sides: ['partner'],
  summary: 'Your own CRM registers deals, follows decisions and reads earnings.',
  does: [
    'Registers deals under your own references',
    'Follows decisions and stages',
    'Reads commissions and statements',
  ],
  needs: ['A CRM or another system that can send requests with an API key'],
  stays: 'Registered deals.',
  goes: 'Your system loses access.',
  flag: 'deal_exchange',
  guide: 'deal-exchange.md',
  access: [
    {
      kind: 'screen',
      to: '/developers/deal-exchange',
      can: 'api_keys:view',
      state: async (call) => {
        const { count } = await call.one<{ count: number }>(sql`
          select count(*)::int as count from deal_registrations
          where organization_id = ${call.organization_id} and partner_id = ${call.actor.partner_id}
            and source = 'exchange'`);
        return { is_connected: count > 0, detail: count > 0 ? `${count} registered` : null };
      },
    },
  ],
});
