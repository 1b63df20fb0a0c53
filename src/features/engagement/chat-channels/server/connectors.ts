import { sql } from '#server/db/sql.ts';
import { type Connector, defineConnectors } from '#server/extension-points/connectors.ts';
import type { ChannelKind } from '../schema.ts';

const channel = (kind: ChannelKind, name: string, needs: string): Connector => ({
  key: kind === 'slack' ? 'slack' : 'microsoft_teams',
  name,
  category: 'communication',
  sides: ['company', 'partner'],
  summary: `Notifications of the topics you choose arrive in a channel of ${name}.`,
  does: ['Posts notifications to a channel', 'Links to decisions, which are confirmed in Tandem'],
  needs: [needs],
  stays: 'Messages that were posted.',
  goes: 'Notifications are no longer posted.',
  flag: 'chat_channels',
  guide: 'notifications.md',
  access: [
    {
      kind: 'screen',
      to: '/administration/chat-channels',
      can: 'chat_channels:manage',
      state: async (call) => {
        const { on, failed, total } = await call.one<{ on: number; failed: number; total: number }>(sql`
          select count(*) filter (where is_on)::int as on,
            count(*) filter (where is_on and last_error is not null)::int as failed,
            count(*)::int as total from chat_channels
            where organization_id = ${call.organization_id} and partner_id is not distinct
            from ${call.actor.partner_id} and kind = ${kind}`);
        if (total === 0) return { is_connected: false, detail: null };
        if (on === 0) return { is_connected: false, detail: 'Paused' };
        return { is_connected: true, detail: failed > 0 ? `${on} active, ${failed} failed` : `${on} active` };
      },
    },
  ],
});

export const connectors = defineConnectors(
  channel('slack', 'Slack', 'An incoming webhook of your Slack workspace'),
  channel('teams', 'Microsoft Teams', 'A Teams workflow that posts to a channel when a webhook request is received'),
);
