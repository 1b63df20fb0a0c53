import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  widgets: {
    referral_results: {
      needs: ['referral_links', 'tracked_events'],
      about: ['tracked_events'],
      follows: ['period'],
      size: [6, 3],
      least: [4, 3],
      words: {
        company: {
          title: 'Referral links',
          about: 'What customers did who came through links and coupon codes of partners, in the period.',
          shape: 'strip',
          item: 'Metric',
          figures: {
            leads: {
              label: 'Sign-ups',
              about: 'Customers who signed up in the period.',
              noun: ['sign-up', 'sign-ups'],
            },
            sales: { label: 'Sales', about: 'Sales in the period, without duplicates.', noun: ['sale', 'sales'] },
            revenue: {
              label: 'Revenue',
              about: 'Total amount of sales in the period, before refunds.',
              noun: ['sale', 'sales'],
            },
          },
          empty: { text: 'No sign-ups or sales through links in this period.' },
        },
      },
    },
  },
  entries: { sale_review: { resource: 'attribution_decisions', screen: ({ id }) => `/referral-links/reviews/${id}` } },
  lists: {
    sale_reviews: {
      screens: { company: '/referral-links' },
      search: (filters) => ({ tab: 'reviews', ...filters }),
    },
    tracked_events: {
      screens: { company: '/referral-links' },
      search: (filters) => ({ tab: 'events', ...filters }),
    },
  },
});
