import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  needs: {
    mdf_claim: {
      list: 'mdf_claims',
      order: 67,
      words: {
        company: {
          label: 'MDF claims to decide',
          about: 'Claims of partners with proof and invoice, oldest first.',
          when: 'amount_due',
        },
      },
    },
  },
  lists: {
    mdf_claims: { screens: { company: '/enablement/mdf/claims', partner: '/enablement/partner-mdf' } },
  },
  entries: {
    mdf_claim: { resource: 'mdf_claims', screen: ({ id }) => `/enablement/mdf/claims/show/${id}` },
  },
});
