import { sql } from '#server/db/sql.ts';
import { defineConnectors } from '#server/extension-points/connectors.ts';

export const connectors = defineConnectors({
  key: 'scim',
  name: 'Provisioning (SCIM)',
  category: 'developer',
  sides: ['company', 'partner'],
  summary: 'Okta, Entra ID or another identity provider adds and removes your people.',
  does: ['Invites people who are assigned to the app', 'Ends the access of people who leave', 'Gives roles by groups'],
  needs: ['An identity provider that supports SCIM 2.0'],
  stays: 'All people and their roles.',
  goes: 'The identity provider no longer adds or removes people.',
  access: [
    {
      kind: 'screen',
      to: '/administration/settings?tab=provisioning',
      can: 'provisioning_tokens:view',
      state: async (call) => {
        const { count } = await call.one<{ count: number }>(sql`
          select count(*)::int as count from provisioning_tokens
          where organization_id = ${call.organization_id} and partner_id is not distinct from ${call.actor.partner_id}
            and revoked_at is null and (expires_at is null or expires_at > ${call.now()})`);
        return { is_connected: count > 0, detail: count > 0 ? `${count} active` : null };
      },
    },
  ],
});
