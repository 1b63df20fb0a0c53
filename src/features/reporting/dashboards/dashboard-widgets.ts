import { defineDashboard, followsPartner } from '#shared/dashboard-widgets.ts';

const newPartner = { label: 'New partner', to: '/partners/create', needs: ['partners', 'manage'] } as const;

/** The content of these three widgets is declared by the features, as `needs` and `tells`. */
export const dashboard = defineDashboard({
  widgets: {
    needs: {
      needs: ['dashboards'],
      about: [],
      follows: [],
      size: [5, 7],
      least: [3, 4],
      place: { company: [0, 3, 5, 7], partner: [0, 3, 5, 6] },
      words: {
        company: {
          title: 'Needs attention',
          about: 'Everything waiting for your decision or action.',
          shape: 'entries',
          item: 'Task',
          empty: { text: 'Nothing needs your attention.' },
        },
        partner: {
          title: 'To do today',
          about: 'Everything waiting for your action.',
          shape: 'entries',
          item: 'Task',
          empty: { text: 'Nothing needs your attention.' },
        },
      },
    },
    activity: {
      needs: ['opportunities', 'deal_registrations', 'partners'],
      about: [],
      follows: followsPartner,
      size: [4, 7],
      least: [3, 4],
      words: {
        company: {
          title: 'Recent activity',
          about: 'Recently closed deals, new and decided registrations, and new partners.',
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
      place: { partner: [6, 9, 6, 6] },
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
