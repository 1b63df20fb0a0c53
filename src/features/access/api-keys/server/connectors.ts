import { sql } from '#server/db/sql.ts';
import { defineConnectors } from '#server/extension-points/connectors.ts';

export const connectors = defineConnectors({
  key: 'api_keys',
  name: 'API keys',
  category: 'developer',
  sides: ['company', 'partner'],
  summary: 'Your own software reads and writes through the API.',
  does: ['Gives software the permissions you choose', 'Works with Zapier, Make and n8n'],
  needs: ['Software that can send requests with a key'],
  stays: 'Everything that was written.',
  goes: 'The software loses access.',
  flag: 'api_keys',
  access: [
    {
      kind: 'screen',
      to: '/administration/settings?tab=api-keys',
      can: 'api_keys:view',
      state: async (call) => {
        const { count } = await call.one<{ count: number }>(sql`
          select count(*)::int as count from api_keys
          where organization_id = ${call.organization_id} and partner_id is not distinct from ${call.actor.partner_id}
            and revoked_at is null and (expires_at is null or expires_at > ${call.now()})`);
        return { is_connected: count > 0, detail: count > 0 ? `${count} active` : null };
      },
    },
  ],
});
