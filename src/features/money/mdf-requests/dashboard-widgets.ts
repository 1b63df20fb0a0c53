import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  needs: {
    mdf_request: {
      list: 'mdf_requests',
      order: 66,
      words: {
        company: {
          label: 'MDF requests to decide',
          about: 'Requests of partners for money of a marketing fund, oldest first.',
          when: 'amount_due',
        },
      },
    },
  },
  lists: {
    mdf_requests: { screens: { company: '/enablement/mdf/requests', partner: '/enablement/partner-mdf' } },
  },
  entries: {
    mdf_request: { resource: 'mdf_requests', screen: ({ id }) => `/enablement/mdf/requests/show/${id}` },
  },
});
