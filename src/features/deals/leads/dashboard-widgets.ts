import { defineDashboard } from '#shared/dashboard-widgets.ts';

const leads = ['lead', 'leads'] as const;

export const dashboard = defineDashboard({
  widgets: {
    leads_received: {
      needs: ['leads'],
      about: ['leads'],
      follows: ['period'],
      size: [6, 6],
      least: [4, 5],
      words: {
        company: {
          title: 'Leads',
          about: 'Leads received in the period, without spam.',
          shape: 'columns',
          item: 'Period',
          series: { received: 'Received' },
          total: { id: 'received', label: 'Received', about: 'Leads received in the period.', noun: leads },
          noun: leads,
          empty: {
            text: 'No leads in this period.',
            label: 'New lead',
            to: '/leads/create',
            needs: ['leads', 'manage'],
          },
        },
      },
    },
  },
  lists: {
    leads: { screens: { company: '/leads' } },
    lead_offers: { screens: { partner: '/revenue/leads' } },
  },
  entries: {
    lead: { resource: 'leads', screen: ({ id }) => `/leads/show/${id}` },
    lead_offer: { resource: 'leads', screen: ({ id }) => `/revenue/leads/show/${id}` },
  },
});
