import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  needs: {
    payout: {
      list: 'payout_batches',
      order: 30,
      words: {
        company: {
          label: 'Payouts to approve',
          about: 'Payouts submitted for approval. The person who prepared a payout cannot approve it.',
          when: 'approval',
        },
      },
    },
    pay_by: {
      list: 'payout_batches',
      order: 40,
      words: {
        company: {
          label: 'Payouts to pay soon',
          about: 'Payouts due within seven days, and overdue payouts.',
          late: 'overdue',
          when: 'pay_by',
        },
      },
    },
  },
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
