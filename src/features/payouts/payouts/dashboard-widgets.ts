import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  lists: {
    payout_batches: { screens: { company: '/commissions/payouts' } },
  },
  entries: {
    payout: { resource: 'payout_batches', screen: ({ id }) => `/commissions/payouts/edit/${id}` },
    payment: {
      resource: 'payout_items',
      screen: ({ id }) => `/revenue/payouts/statement/${id}`,
      tags: {
        paid: { label: 'Paid', tone: 'green' },
        failed: { label: 'Payment failed', tone: 'red' },
        returned: { label: 'Payment returned', tone: 'red' },
      },
    },
  },
  tells: { company: ['payout_batches'], partner: ['payout_items'] },
});
