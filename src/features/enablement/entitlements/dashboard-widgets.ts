import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  needs: {
    benefit_request: {
      list: 'entitlement_grants',
      order: 68,
      words: {
        company: {
          label: 'Benefits to approve or deliver',
          about: 'Benefit requests of partners that wait for approval or delivery.',
          when: { text: 'waiting', tone: 'calm' },
        },
      },
    },
  },
  lists: {
    entitlement_grants: {
      screens: { company: '/enablement/entitlements/requests', partner: '/enablement/partner-entitlements' },
    },
  },
  entries: {
    benefit_request: {
      resource: 'entitlement_grants',
      screen: ({ id }) => `/enablement/entitlements/requests/show/${id}`,
    },
  },
});
