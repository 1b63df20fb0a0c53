import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  needs: {
    tier_move: {
      list: 'tier_moves',
      order: 65,
      words: {
        company: {
          label: 'Tier decisions',
          about: 'Promotions, downgrades and appeals to decide.',
          late: 'appeals',
          when: { text: 'to decide', tone: 'calm' },
        },
      },
    },
  },
  lists: { tier_moves: { screens: { company: '/partners/tier-program/decisions' } } },
  entries: { tier_move: { resource: 'tier_moves', screen: () => '/partners/tier-program/decisions' } },
});
