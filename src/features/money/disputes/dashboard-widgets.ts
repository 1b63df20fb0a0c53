import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  needs: {
    dispute: {
      list: 'commission_disputes',
      order: 50,
      words: {
        company: {
          label: 'Disputes to answer',
          about: 'Commissions disputed by partners, oldest dispute first.',
          when: 'amount_due',
        },
      },
    },
  },
  lists: { commission_disputes: { screens: { company: '/commissions/disputes' } } },
  entries: {
    dispute: { resource: 'commission_disputes', screen: ({ id }) => `/commissions/disputes/show/${id}` },
  },
});
