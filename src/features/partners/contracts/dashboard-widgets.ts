import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  needs: {
    contract: {
      list: 'contracts',
      order: 65,
      words: {
        company: {
          label: 'Contracts to follow up',
          about: 'Contracts that wait for signatures, and contracts that end soon.',
          late: 'ending soon',
          when: { text: 'open', tone: 'calm' },
        },
      },
    },
  },
  lists: { contracts: { screens: { company: '/partners/contracts', partner: '/partners/contracts' } } },
  entries: { contract: { resource: 'contracts', screen: ({ id }) => `/partners/contracts/show/${id}` } },
});
