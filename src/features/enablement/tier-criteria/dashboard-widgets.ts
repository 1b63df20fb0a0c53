import { defineDashboard, followsPartner } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  widgets: {
    tiers_at_risk: {
      needs: ['tier_standings'],
      about: ['tier_standings'],
      follows: followsPartner,
      size: [4, 6],
      least: [3, 5],
      words: {
        company: {
          title: 'Tiers at risk',
          about:
            'Partners that no longer meet the requirements of their tier, or will not in the next 90 days, and the commissions they would lose in a year.',
          shape: 'entries',
          item: 'Partner',
          noun: ['partner', 'partners'],
          groups: {
            grace: {
              label: 'In the grace period',
              about: 'The requirements are no longer met. The tier is lost when the grace period ends.',
            },
            lapsing: {
              label: 'Requirements end within 90 days',
              about: 'The requirements are met today, and end if nothing is added.',
            },
          },
          empty: {
            text: 'No tier is at risk.',
            label: 'Tier program',
            to: '/partners/tier-program',
            needs: ['tier_programs', 'view'],
          },
        },
      },
    },
  },
  lists: {
    tier_moves: { screens: { company: '/partners/tier-program/decisions' } },
    tier_standings: { screens: { company: '/partners/tier-program' } },
  },
  entries: {
    tier_standing: { resource: 'tier_standings', screen: () => '/partners/tier-program' },
    tier_move: { resource: 'tier_moves', screen: () => '/partners/tier-program/decisions' },
  },
});
