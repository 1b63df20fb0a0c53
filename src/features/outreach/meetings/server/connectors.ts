import { defineConnectors } from '#server/extension-points/connectors.ts';
import { feedState } from './calendar/feed.ts';

export const connectors = defineConnectors({
  key: 'calendar_feed',
  name: 'Calendar feed',
  category: 'calendar',
  sides: ['company', 'partner'],
  summary: 'Your meetings appear in Google Calendar, Outlook or Apple Calendar.',
  does: ['Shows your meetings in your calendar', 'Updates when a meeting changes'],
  needs: ['A calendar that can subscribe to an address'],
  stays: 'Meetings in Tandem.',
  goes: 'Meetings disappear from your calendar.',
  flag: 'meetings',
  guide: 'meetings.md',
  access: [
    {
      kind: 'screen',
      to: '/partners/meetings',
      can: 'meetings:view',
      state: async (call) => {
        const { exists } = await feedState(call);
        return { is_connected: exists, detail: exists ? 'Your address is active' : null };
      },
    },
  ],
});
