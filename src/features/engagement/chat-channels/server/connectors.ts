import { type Connector, defineConnectors } from '#server/connectors.ts';
import type { ChannelKind } from '../schema.ts';

const channel = (kind: ChannelKind, name: string, needs: string): Connector => ({
  key: kind === 'slack' ? 'slack' : 'microsoft_teams',
  name,
  category: 'communication',
  sides: ['company'],
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
        const { on, total } = await call.one<{ on: number; total: number }>(
          `select count(*) filter (where is_on)::int as on, count(*)::int as total from chat_channels
           where organization_id = $1 and kind = $2`,
          [call.organization_id, kind],
        );
        if (total === 0) return { is_connected: false, detail: null };
        return { is_connected: on > 0, detail: on > 0 ? `${on} active` : 'Paused' };
      },
    },
  ],
});

export const connectors = defineConnectors(
  channel('slack', 'Slack', 'An incoming webhook of your Slack workspace'),
  channel('teams', 'Microsoft Teams', 'A Teams workflow that posts to a channel when a webhook request is received'),
);
