import { defineDashboard, followsPartner } from '#shared/dashboard-widgets.ts';

const newPartner = { label: 'New partner', to: '/partners/create', needs: ['partners', 'manage'] } as const;

/** The content of these widgets is declared by the features, as `tells`. */
export const dashboard = defineDashboard({
  widgets: {
    activity: {
      needs: ['opportunities', 'partners'],
      about: [],
      follows: followsPartner,
      size: [4, 10],
      least: [3, 4],
      place: { company: [8, 0, 4, 10] },
      words: {
        company: {
          title: 'Recent activity',
          about: 'Closed deals, decisions and new partners.',
          shape: 'entries',
          item: 'Event',
          empty: { text: 'No activity yet.', ...newPartner },
        },
      },
    },
    news: {
      needs: ['dashboards'],
      about: [],
      follows: [],
      size: [6, 6],
      least: [3, 4],
      place: { partner: [6, 13, 6, 6] },
      words: {
        partner: {
          title: 'Recent activity',
          about: 'Recent decisions, payments, tier changes and messages from the company.',
          shape: 'entries',
          item: 'Event',
          empty: { text: 'No activity yet. Decisions, payments and messages appear here.' },
        },
      },
    },
  },
});
